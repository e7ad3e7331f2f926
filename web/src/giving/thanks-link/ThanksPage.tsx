import "./thanks.css";
import type { ThankYouPage } from "@kindling/contract";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FrontAlert } from "../../account/front/FrontAlert.tsx";
import { FrontButton } from "../../account/front/FrontButton.tsx";
import { useFormat } from "../../core/language.ts";
import { ThanksForm } from "./ThanksForm.tsx";
import { useNotListed, useThanksLink } from "./useThanksLink.ts";

/** Where the link in a charity's invitation leads: what classes gave, and the form to thank them; no sign-in. */
export function ThanksPage() {
  const { t } = useTranslation("thanks");
  const { token, page, fault, setPage, retry } = useThanksLink();
  useNotListed();
  if (fault) {
    return (
      <div className="thanks-page">
        <h1 className="text-h1">{t("noLink")}</h1>
        <FrontAlert tone="error">{fault}</FrontAlert>
        <FrontButton kind="outlined" onClick={retry}>
          {t("again")}
        </FrontButton>
      </div>
    );
  }
  if (!page) return <div className="thanks-page thanks-wait" aria-busy />;
  return <Thanks token={token} page={page} onPosted={setPage} />;
}

function Thanks({
  token,
  page,
  onPosted,
}: {
  readonly token: string;
  readonly page: ThankYouPage;
  readonly onPosted: (page: ThankYouPage) => void;
}) {
  const { t } = useTranslation("thanks");
  const [isPosted, setPosted] = useState(false);
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isPosted) said.current?.focus();
  }, [isPosted]);
  const { charity, state } = page;
  return (
    <article className="thanks-page">
      <h1 className="text-h1">{t("title", { charity })}</h1>
      <Given page={page} />
      <div ref={said} tabIndex={-1} className="thanks-said">
        {state === "waiting" && <FrontAlert tone="success">{t("waiting")}</FrontAlert>}
        {state === "sent_back" && (
          <FrontAlert tone="warning">
            <p>{t("sentBack")}</p>
            <p>{page.reason}</p>
          </FrontAlert>
        )}
        {state === "approved" && <FrontAlert tone="success">{t("approved")}</FrontAlert>}
        {(state === "declined" || state === "withdrawn") && (
          <FrontAlert tone="info">{t("notShown")}</FrontAlert>
        )}
      </div>
      {page.is_open ? (
        <>
          <p className="thanks-rule">{t("rule")}</p>
          <ThanksForm
            token={token}
            page={page}
            onPosted={(next) => {
              onPosted(next);
              setPosted(true);
              said.current?.focus();
            }}
          />
        </>
      ) : (
        <Posted page={page} />
      )}
      {page.replies.length > 0 && <Replies replies={page.replies} />}
    </article>
  );
}

/** What classes gave, in plain words. */
function Given({ page: { given, session, expires_at, is_open } }: { readonly page: ThankYouPage }) {
  const { t } = useTranslation("thanks");
  const format = useFormat();
  const parts = {
    count: given.classes,
    donated: format.money(given.donated_cents),
    earned: format.money(given.earned_cents),
  };
  return (
    <>
      <p className="text-subtitle">
        {given.classes > 0
          ? `${session === null ? t("givenInAll", parts) : t("given", { ...parts, session })} ${t("howGiven")}`
          : t("nothingYet")}
      </p>
      {is_open && <p className="text-small muted">{t("until", { day: format.date(expires_at) })}</p>}
    </>
  );
}

/** What classes replied, by site and without names. */
function Replies({ replies }: Pick<ThankYouPage, "replies">) {
  const { t } = useTranslation("thanks");
  return (
    <section aria-labelledby="thanks-replies">
      <h2 id="thanks-replies" className="text-h2">
        {t("replies.title")}
      </h2>
      {replies.map(({ school, words }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two classes of a site may write the same
        <figure key={at} className="thanks-posted">
          <blockquote>{words}</blockquote>
          <figcaption>{t("replies.by", { school })}</figcaption>
        </figure>
      ))}
    </section>
  );
}

/** A thank-you that can't be changed any more. */
function Posted({ page: { words, signed_as, photo, film } }: { readonly page: ThankYouPage }) {
  const { t } = useTranslation("thanks");
  return (
    <figure className="thanks-posted">
      {photo && <img src={photo.url} alt={t("photo.shown")} />}
      {film && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- nobody has written captions for what a charity sends
        <video src={film.url} controls playsInline preload="metadata" aria-label={t("film.shown")} />
      )}
      <blockquote>{words}</blockquote>
      <figcaption>{signed_as}</figcaption>
    </figure>
  );
}
