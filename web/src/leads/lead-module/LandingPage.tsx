import "../../account/front/front.css";
import "./lead.css";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { type Area, AreaDrawing } from "../../curriculum/areas/AreaDrawing.tsx";
import { AskSection } from "./AskSection.tsx";
import { BreathingScreen, ScreenWord } from "./pictures/BreathingScreen.tsx";
import { GivingPicture } from "./pictures/GivingPicture.tsx";
import { HeroPicture } from "./pictures/HeroPicture.tsx";
import { Band, BandHeading } from "./Section.tsx";

/** The public page: what the organization is, how a class uses it, where its giving goes, and how to ask for it. */
export function LandingPage({ brand }: { readonly brand: string }) {
  const { t } = useTranslation("landing");
  return (
    <>
      <Hero />
      <Band tinted>
        <BandHeading
          eyebrow={t("areas.eyebrow")}
          title={t("areas.title")}
          text={t("areas.text", { brand })}
        />
        <Areas />
      </Band>
      <Band id="how">
        <div className="lead-sides">
          <div>
            <BandHeading eyebrow={t("day.eyebrow")} title={t("day.title")} />
            <Day />
          </div>
          <BreathingScreen label={t("day.screen")}>
            <ScreenWord>{t("day.breathe")}</ScreenWord>
          </BreathingScreen>
        </div>
      </Band>
      <Band tinted>
        <div className="lead-sides">
          <div className="giving">
            <GivingPicture label={t("giving.jar")} />
          </div>
          <div>
            <BandHeading eyebrow={t("giving.eyebrow")} title={t("giving.title")} text={t("giving.text")} />
            <Giving />
          </div>
        </div>
      </Band>
      <Band id="ask">
        <AskSection />
      </Band>
    </>
  );
}

function Hero() {
  const { t } = useTranslation("landing");
  return (
    <section className="lead-room hero">
      <div className="lead-sides lead-hero">
        <div>
          <p className="text-overline lead-eyebrow">{t("hero.eyebrow")}</p>
          <h1>{t("hero.title")}</h1>
          <p className="lead-said muted">{t("hero.text")}</p>
          <div className="lead-ways">
            <a href="#ask" className="button contained">
              {t("hero.ask")}
            </a>
            <a href="#how" className="button outlined">
              {t("hero.how")}
            </a>
          </div>
        </div>
        <HeroPicture label={t("hero.picture")} />
      </div>
    </section>
  );
}

/** The two colors of an area, for what stands inside. */
const colorsOf = (area: Area): CSSProperties => ({
  "--area": `var(--k-palette-area-${area})`,
  "--soft": `var(--k-palette-areaSoft-${area})`,
});

function AreaMark({ area }: { readonly area: Area }) {
  return (
    <div aria-hidden className="lead-mark">
      <svg viewBox="0 0 24 24">
        <AreaDrawing area={area} />
      </svg>
    </div>
  );
}

const areas: readonly (readonly [
  name: "calm" | "character" | "play" | "words" | "family" | "giving",
  area: Area,
])[] = [
  ["calm", "mindful"],
  ["character", "trait"],
  ["play", "puzzle"],
  ["words", "nomination"],
  ["family", "connection"],
  ["giving", "charity"],
];

function Areas() {
  const { t } = useTranslation("landing");
  return (
    <div className="lead-areas">
      {areas.map(([name, area]) => (
        <div key={name} className="lead-area" style={colorsOf(area)}>
          <AreaMark area={area} />
          <div>
            <h3 className="text-h3">{t(`areas.${name}.title`)}</h3>
            <p className="muted">{t(`areas.${name}.text`)}</p>
          </div>
        </div>
      ))}
    </div>
  );
}

const steps: readonly (readonly [step: 1 | 2 | 3, area: Area])[] = [
  [1, "mindful"],
  [2, "play"],
  [3, "charity"],
];

function Day() {
  const { t } = useTranslation("landing");
  return (
    <ol className="lead-steps">
      {steps.map(([step, area]) => (
        <li key={step} className="lead-step" style={colorsOf(area)}>
          <AreaMark area={area} />
          <p className="lead-when">{t(`day.step${step}Time`)}</p>
          <h3 className="text-h3">{t(`day.step${step}Title`)}</h3>
          <p className="muted">{t(`day.step${step}Text`)}</p>
        </li>
      ))}
    </ol>
  );
}

function Giving() {
  const { t } = useTranslation("landing");
  return (
    <ol className="lead-lines">
      {([1, 2, 3] as const).map((line) => (
        <li key={line}>
          <span aria-hidden className="lead-number">
            {line}
          </span>
          <p className="text-subtitle">{t(`giving.line${line}`)}</p>
        </li>
      ))}
    </ol>
  );
}
