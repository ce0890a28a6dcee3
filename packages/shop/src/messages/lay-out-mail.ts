import type { Message, Sender } from './message.ts';

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

const whyAndWho = ({ brand }: Sender): string =>
  `You get this message because of your account at ${brand.name}. Questions? Just write to ${brand.supportEmail}.`;

const layOutText = (message: Message, name: string, sender: Sender): string =>
  [
    `Hello ${name},`,
    ...message.paragraphs,
    ...(message.code ? [`    ${message.code}`] : []),
    ...(message.lines
      ? [message.lines.map(({ label, value }) => `${label}: ${value}`).join('\n')]
      : []),
    ...(message.button ? [`${message.button.label}:\n${message.button.url}`] : []),
    `Warmly,\nyour ${sender.brand.name} team`,
    `-- \n${whyAndWho(sender)}\n${sender.brand.owner}`,
  ].join('\n\n');

const layOutHtml = (message: Message, name: string, sender: Sender): string => {
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px;font-size:17px;line-height:1.55">${escapeHtml(text)}</p>`;
  const code = message.code
    ? `<p style="margin:8px 0 24px;font-size:34px;letter-spacing:8px;font-weight:bold">${escapeHtml(message.code)}</p>`
    : '';
  const lines = message.lines
    ? `<table role="presentation" style="width:100%;border-collapse:collapse;margin:8px 0 24px;font-size:16px">${message.lines
        .map(
          ({ label, value }) =>
            `<tr><td style="padding:8px 0;border-bottom:1px solid #e6dac8">${escapeHtml(label)}</td><td style="padding:8px 0;border-bottom:1px solid #e6dac8;text-align:right">${escapeHtml(value)}</td></tr>`,
        )
        .join('')}</table>`
    : '';
  const button = message.button
    ? `<p style="margin:24px 0"><a href="${escapeHtml(message.button.url)}" style="display:inline-block;padding:14px 26px;border-radius:999px;background:${LEAF};color:#ffffff;text-decoration:none;font-size:17px">${escapeHtml(message.button.label)}</a></p>`
    : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(message.subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#efe5d4;font-family:${FONT};color:${INK}">
<div style="max-width:560px;margin:0 auto;padding:32px 28px;background:${PAPER};border-radius:18px">
<p style="margin:0 0 20px;font-size:15px;color:${LEAF};letter-spacing:1px">${escapeHtml(sender.brand.name)}</p>
<h1 style="margin:0 0 20px;font-size:28px;line-height:1.25">${escapeHtml(message.heading)}</h1>
${paragraph(`Hello ${name},`)}
${message.paragraphs.map(paragraph).join('\n')}
${code}${lines}${button}
<p style="margin:24px 0 0;font-size:17px;line-height:1.55">Warmly,<br>your ${escapeHtml(sender.brand.name)} team</p>
</div>
<p style="max-width:560px;margin:16px auto 0;font-size:13px;line-height:1.5;color:${SOFT};text-align:center">${escapeHtml(whyAndWho(sender))}<br>${escapeHtml(sender.brand.owner)}</p>
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
