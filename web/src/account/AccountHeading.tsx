import "./account.css";

export function AccountHeading({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <>
      <h1 className="text-h1">{title}</h1>
      <p className="account-text muted">{text}</p>
    </>
  );
}
