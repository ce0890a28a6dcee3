import { escapeHtml } from './escape-html.ts';
import type { Message, Sender } from './message.ts';

/** The shop's paper and inks by day; `NIGHT` says what they are where the reader's screen is dark. */
export const DAY = {
  ground: '#efe5d4',
  paper: '#fffdf8',
  ink: '#2c1a35',
  soft: '#5c4b63',
  line: '#e1d4be',
  berry: '#9a1f5c',
  leaf: '#35633c',
} as const;

// Mail programs without such a rule turn the colours round by themselves, or leave them.
const NIGHT = `@media (prefers-color-scheme:dark){
.ground{background:#1c1122!important}.paper{background:#2c1a35!important}
.ink{color:#f6ecdc!important}.soft{color:#c9b8cd!important}.brand{color:#f0a9cb!important}
.line{border-color:#46304f!important}.quiet{color:#b5dabb!important;border-color:#b5dabb!important}
}
@media (max-width:480px){.sheet{padding:24px 20px!important}.title{font-size:25px!important}.button{display:block!important;text-align:center!important}}`;

/** Painted by the shop, at its own address; messages about an account's safety carry none. */
const PICTURES: Readonly<Record<string, string>> = {
  'preview-ready': 'meadow',
  'order-confirmed': 'meadow',
  'book-ready': 'castle',
  'printing-approved': 'castle',
  'order-shipped': 'snow',
  'order-delivered': 'meadow',
};

const pictureOf = ({ kind }: Message, { publicUrl }: Sender): string => {
  const name = PICTURES[kind];
  if (!name) return '';
  const src = escapeHtml(`${publicUrl}/mail/${name}.jpg`);
  return `<img src="${src}" width="560" height="235" alt="" style="display:block;width:100%;height:auto;border:0">`;
};

/** What mail programs show of a message beside its subject. */
const preheader = ({ paragraphs: [first = ''] }: Message): string =>
  `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(first)}</div>`;

/** The page of a message in the shop's look, by day and by night, around what it says as HTML. */
export const mailFrame = (
  message: Message,
  sender: Sender,
  { sheet, below }: { readonly sheet: string; readonly below: string },
): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(message.subject)}</title><style>${NIGHT}</style></head>
<body class="ground ink" style="margin:0;padding:24px 12px;background:${DAY.ground};font-family:Georgia,'Times New Roman',serif;color:${DAY.ink}">
${preheader(message)}
<div class="paper" style="max-width:560px;margin:0 auto;background:${DAY.paper};border-radius:18px;overflow:hidden">
${pictureOf(message, sender)}
<div class="sheet" style="padding:32px 32px 36px;overflow-wrap:anywhere">
<p class="brand" style="margin:0 0 18px;font-size:16px;font-weight:bold;color:${DAY.berry}">${escapeHtml(sender.brand.name)}</p>
<h1 class="title ink" style="margin:0 0 20px;font-size:30px;line-height:1.2;color:${DAY.ink}">${escapeHtml(message.heading)}</h1>
${sheet}
</div>
</div>
${below}
</body></html>`;
