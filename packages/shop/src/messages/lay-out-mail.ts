import type { Message, MessageButton, MessageLine, Sender } from './message.ts';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const INK = '#3b2f2a';
const SOFT = '#7a6a60';
const LEAF = '#3f6b4f';
const PAPER = '#fbf5ea';
const FONT = "Georgia, 'Times New Roman', serif";

/** Why the message came, where to ask, and who sends it. */
const footer = ({ brand }: Sender): string[] => [
  `You get this message because of your account at ${brand.name}.`,
  `Questions? Just write to ${brand.supportEmail}.`,
  brand.owner,
];

const buttonsOf = ({ button, otherButton }: Message): MessageButton[] =>
  [button, otherButton].filter((one) => one !== undefined);

const layOutText = (message: Message, name: string, sender: Sender): string =>
  [
    `Hello ${name},`,
    ...message.paragraphs,
    ...(message.code ? [`    ${message.code}`] : []),
    ...(message.lines
      ? [message.lines.map(({ label, value }) => `${label}: ${value}`).join('\n')]
      : []),
    ...buttonsOf(message).map(({ label, url }) => `${label}:\n${url}`),
    `Warmly,\nyour ${sender.brand.name} team`,
    `-- \n${footer(sender).join('\n')}`,
  ].join('\n\n');

const layOutHtml = (message: Message, name: string, sender: Sender): string => {
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px;font-size:17px;line-height:1.55">${escapeHtml(text)}</p>`;
  const code = message.code
    ? `<p style="margin:8px 0 24px;font-size:34px;letter-spacing:8px;font-weight:bold">${escapeHtml(message.code)}</p>`
    : '';
  const row = ({ label, value, isTotal }: MessageLine) => {
    const cell = `padding:8px 0;border-bottom:1px solid #e6dac8${isTotal ? ';font-weight:bold' : ''}`;
    return `<tr><td style="${cell}">${escapeHtml(label)}</td><td style="${cell};text-align:right">${escapeHtml(value)}</td></tr>`;
  };
  const lines = message.lines
    ? `<table role="presentation" style="width:100%;border-collapse:collapse;margin:8px 0 24px;font-size:16px">${message.lines.map(row).join('')}</table>`
    : '';
  const buttons = buttonsOf(message).map(({ label, url }, i) => {
    const colours = i === 0 ? `background:${LEAF};color:#ffffff` : `color:${LEAF}`;
    return `<p style="margin:${i === 0 ? 24 : 12}px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;border:2px solid ${LEAF};border-radius:999px;${colours};text-decoration:none;font-size:17px">${escapeHtml(label)}</a></p>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(message.subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#efe5d4;font-family:${FONT};color:${INK}">
<div style="max-width:560px;margin:0 auto;padding:32px 28px;background:${PAPER};border-radius:18px">
<p style="margin:0 0 20px;font-size:15px;color:${LEAF};letter-spacing:1px">${escapeHtml(sender.brand.name)}</p>
<h1 style="margin:0 0 20px;font-size:28px;line-height:1.25">${escapeHtml(message.heading)}</h1>
${paragraph(`Hello ${name},`)}
${message.paragraphs.map(paragraph).join('\n')}
${code}${lines}${buttons.join('')}
<p style="margin:24px 0 0;font-size:17px;line-height:1.55">Warmly,<br>your ${escapeHtml(sender.brand.name)} team</p>
</div>
<p style="max-width:560px;margin:16px auto 0;font-size:13px;line-height:1.5;color:${SOFT};text-align:center">${footer(sender).map(escapeHtml).join('<br>')}</p>
</body></html>`;
};

/** A message as an e-mail's two bodies, with everything in it escaped. */
export const layOutMail = (
  message: Message,
  name: string,
  sender: Sender,
): { text: string; html: string } => ({
  text: layOutText(message, name, sender),
  html: layOutHtml(message, name, sender),
});
