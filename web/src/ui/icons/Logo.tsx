import "./logo.css";

/** The mark: a small flame over two crossed sticks. */
export function LogoMark({ size = 40 }: { readonly size?: number }) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden className="logo-mark">
      <path
        d="M33.5 3c1.3 9 14 14.9 14 28.6C47.5 41.5 40.7 48 32 48s-15.5-6.3-15.5-15.7c0-7.2 3.8-11.8 7.1-16 .6 3.3 1.9 5.5 4 6.8C26.5 15.3 28.7 8 33.5 3z"
        style={{ fill: "var(--k-palette-primary-main)" }}
      />
      <path
        d="M32.5 21.5c.9 4.9 7.5 7.7 7.5 14.8 0 5-3.6 8.2-8.1 8.2s-8.1-3.1-8.1-7.9c0-4.2 2.5-6.3 4.3-8.9.6 2 1.4 3 2.4 3.5-.2-3.7.3-7 2-9.7z"
        fill="#ffd9a0"
      />
      <path
        d="M12 58.5 51 48M52 58.5 13 48"
        strokeWidth={5.5}
        strokeLinecap="round"
        style={{ stroke: "var(--k-palette-text-primary)" }}
      />
    </svg>
  );
}

/** The organization's logo if it has one, else the mark and its name. */
export function Logo({
  name,
  url,
  size = 40,
  brief = false,
}: {
  readonly name: string;
  readonly url: string | null;
  readonly size?: number;
  /** Whether small screens show only the mark. */
  readonly brief?: boolean;
}) {
  if (url) return <img src={url} alt={name} height={size} className="logo-picture" />;
  return (
    <span className="logo" style={{ gap: size / 5 }}>
      <LogoMark size={size} />
      <span className={brief ? "logo-name brief" : "logo-name"} style={{ fontSize: size * 0.66 }}>
        {name}
      </span>
    </span>
  );
}
