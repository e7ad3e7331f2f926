import "../../account/front/front.css";
import "./sponsorPage.css";
import type { SponsorPage } from "@kindling/contract";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { FrontAlert } from "../../account/front/FrontAlert.tsx";
import { call } from "../../core/api.ts";
import { useFormat } from "../../core/language.ts";
import { failureText } from "../../core/toasts.ts";
import { sponsorPageCalls } from "./sponsorPageCalls.ts";

/** What a sponsor sees by their link: totals of what classes did with their pledges, without names of people. */
export function SponsorPrivatePage() {
  const { t } = useTranslation("sponsorPage");
  const [token] = useState(() => decodeURIComponent(window.location.pathname.split("/")[2] ?? ""));
  const [page, setPage] = useState<SponsorPage | null>(null);
  const [fault, setFault] = useState("");
  useEffect(() => {
    let left = false;
    call(sponsorPageCalls.visit, { params: { token } }).then(
      ({ data }) => left || setPage(data),
      (error: unknown) => left || setFault(failureText(error, t("failed"))),
    );
    return () => {
      left = true;
    };
  }, [token, t]);
  if (fault)
    return (
      <div className="sponsor-page">
        <h1 className="text-h1">{t("title")}</h1>
        <FrontAlert tone="error">{fault}</FrontAlert>
      </div>
    );
  return page ? <Told page={page} /> : <div className="sponsor-page waiting" aria-busy />;
}

function Told({ page }: { readonly page: SponsorPage }) {
  const { t } = useTranslation("sponsorPage");
  const format = useFormat();
  const { name, since, classes, activities, drawn_cents } = page;
  return (
    <article className="sponsor-page">
      <header>
        <p className="text-overline">{t("title")}</p>
        <h1 className="text-h1">{t("thanks", { sponsor: name })}</h1>
        {since && <p className="text-subtitle muted">{t("since", { date: format.date(since, "long") })}</p>}
      </header>
      {classes !== null && activities !== null ? (
        <dl className="sponsor-figures">
          <Figure name={t("classes")} value={format.number(classes)} />
          <Figure name={t("activities")} value={format.number(activities)} />
          <Figure name={t("earned")} value={format.money(drawn_cents ?? 0)} />
        </dl>
      ) : (
        <p className="text-body">{t("few")}</p>
      )}
      <Progress page={page} />
      {page.charities.length > 0 && (
        <section aria-labelledby="sponsor-charities">
          <h2 className="text-h2" id="sponsor-charities">
            {t("charities")}
          </h2>
          <ul className="sponsor-rows">
            {page.charities.map((charity) => (
              <li key={charity.name}>
                <span>{charity.name}</span>
                <strong>{format.money(charity.cents)}</strong>
              </li>
            ))}
          </ul>
        </section>
      )}
      {page.thank_yous.length > 0 && (
        <section aria-labelledby="sponsor-thanks">
          <h2 className="text-h2" id="sponsor-thanks">
            {t("thankYous")}
          </h2>
          <div className="sponsor-thanks">
            {page.thank_yous.map(({ charity, words, photo }) => (
              <figure key={`${charity} ${words}`}>
                {photo && (
                  <img src={photo} alt={t("photo", { charity })} width={640} height={480} loading="lazy" />
                )}
                <blockquote className="text-body">{words}</blockquote>
                <figcaption className="muted">{charity}</figcaption>
              </figure>
            ))}
          </div>
        </section>
      )}
      <section aria-labelledby="sponsor-pledges">
        <h2 className="text-h2" id="sponsor-pledges">
          {t("pledges")}
        </h2>
        {page.pledges.length === 0 && <p className="text-body">{t("noPledges")}</p>}
        <ul className="sponsor-rows">
          {page.pledges.map((pledge) => (
            <li key={`${pledge.name} ${pledge.from_on}`}>
              <span>
                {pledge.name}
                <span className="text-small muted">
                  {format.date(pledge.from_on)}
                  {pledge.until_on && ` – ${format.date(pledge.until_on)}`}
                  {pledge.point_cents !== null &&
                    ` · ${t("perPoint", { amount: format.money(pledge.point_cents) })}`}
                </span>
              </span>
              <strong>
                {pledge.pledged_cents === null ? t("noLimit") : format.money(pledge.pledged_cents)}
              </strong>
            </li>
          ))}
        </ul>
      </section>
      <p className="text-small muted">{t("private")}</p>
    </article>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** How much of what is pledged classes have earned, and how much has come in. */
function Progress({ page: { pledged_cents, drawn_cents, received_cents } }: { readonly page: SponsorPage }) {
  const { t } = useTranslation("sponsorPage");
  const format = useFormat();
  const whole = Math.max(pledged_cents, drawn_cents ?? 0, received_cents, 1);
  const bars = [
    ...(drawn_cents === null ? [] : [["drawn", drawn_cents] as const]),
    ["received", received_cents] as const,
  ];
  return (
    <section aria-labelledby="sponsor-progress">
      <h2 className="text-h2" id="sponsor-progress">
        {t("pledged", { amount: format.money(pledged_cents) })}
      </h2>
      <dl className="sponsor-bars">
        {bars.map(([name, cents]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{format.money(cents)}</dd>
            <dd aria-hidden className="sponsor-bar">
              <span className={name} style={{ inlineSize: `${(100 * cents) / whole}%` }} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
