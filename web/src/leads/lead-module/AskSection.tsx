import "./lead.css";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FrontLink } from "../../account/front/FrontLink.tsx";
import { call } from "../../core/api.ts";
import { succeed } from "../../core/toasts.ts";
import { InquiryForm } from "./InquiryForm.tsx";
import { bodyOf } from "./inquiryBody.ts";
import { keepDraft, readDraft } from "./inquiryDraft.ts";
import { Lantern } from "./pictures/Lantern.tsx";
import { publicLeadCalls } from "./publicLeadCalls.ts";
import { useInquiryForm } from "./useInquiryForm.ts";

interface Sent {
  readonly name: string;
  readonly unique_id: string;
}

/** The form, and in its place the thanks once it has been sent. */
export function AskSection() {
  const { t } = useTranslation("landing");
  const [sent, setSent] = useState<Sent | null>(null);
  const after = [t("ask.afterText1"), t("ask.afterText2"), t("ask.afterText3")];
  return (
    <div className="lead-sides lead-ask">
      <div>
        <h2 className="text-h1">{t("ask.title")}</h2>
        <p className="text-subtitle muted">{t("ask.intro")}</p>
        <h3 className="text-h3">{t("ask.afterTitle")}</h3>
        <ol className="lead-after">
          {after.map((text, index) => (
            <li key={text}>
              <div aria-hidden className="lead-count">
                {index + 1}
              </div>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className="lead-card no-print">{sent ? <Thanks {...sent} /> : <Ask onSent={setSent} />}</div>
    </div>
  );
}

function Ask({ onSent }: { readonly onSent: (sent: Sent) => void }) {
  const { t } = useTranslation("landing");
  const [trap, setTrap] = useState("");
  const source = new URLSearchParams(window.location.search).get("source")?.slice(0, 100) || "lead-module";
  const state = useInquiryForm(
    readDraft(),
    t("ask.failed"),
    async (values) => {
      const { data, message } = await call(publicLeadCalls.create, {
        body: { ...bodyOf(values), source, website: trap },
      });
      keepDraft(null);
      if (message) succeed(message);
      onSent({ name: values.first_name.trim(), unique_id: data.unique_id });
    },
    keepDraft,
  );
  return (
    <InquiryForm state={state} submitLabel={t("ask.send")}>
      {/* Out of everybody's sight and way; machines that fill in whatever they find give themselves away. */}
      <div aria-hidden className="visually-hidden">
        <input
          type="text"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={trap}
          onChange={(event) => setTrap(event.target.value)}
        />
      </div>
      <p className="text-small muted">{t("ask.privacy")}</p>
    </InquiryForm>
  );
}

function Thanks({ name, unique_id }: Sent) {
  const { t } = useTranslation("landing");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="lead-thanks">
      <Lantern />
      <h3 ref={heading} tabIndex={-1} className="text-h1">
        {t("thanks.title", { name })}
      </h3>
      <p className="text-subtitle">{t("thanks.text")}</p>
      <FrontLink to={`/lead-module/${unique_id}`} className="button contained">
        {t("thanks.open")}
      </FrontLink>
    </div>
  );
}
