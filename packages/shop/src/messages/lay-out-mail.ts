import type { AddressLinks } from './addresses.ts';
import { escapeHtml } from './escape-html.ts';
import { DAY, mailFrame } from './mail-frame.ts';
import type { Message, MessageButton, MessageLine, Sender } from './message.ts';

/** Why the message came, where to ask, and who sends it. */
const footer = ({ brand }: Sender): string[] => [
  `You get this message because of your account at ${brand.name}.`,
  `Questions? Just write to ${brand.supportEmail}.`,
  brand.owner,
];

const buttonsOf = ({ button, otherButton }: Message): MessageButton[] =>
  [button, otherButton].filter((one) => one !== undefined);

/** Who a mail goes to. */
interface Reader {
  readonly name: string;
  /** Where they say whether it is their address; null where that is known. */
  readonly links: AddressLinks | null;
}

/** What is asked of an address that nobody confirmed; nothing waits for the answer. */
const asked = ({ brand }: Sender): string =>
  `Somebody gave this address to ${brand.name}. Was it you?`;
const ANSWERS = { confirm: 'Yes, this is my address', notMe: 'This was not me' } as const;

const layOutText = (message: Message, { name, links }: Reader, sender: Sender): string =>
  [
    `Hello ${name},`,
    ...message.paragraphs,
    ...(message.code ? [`    ${message.code}`] : []),
    ...(message.lines
      ? [message.lines.map(({ label, value }) => `${label}: ${value}`).join('\n')]
      : []),
    ...buttonsOf(message).map(({ label, url }) => `${label}:\n${url}`),
    `Warmly,\nyour ${sender.brand.name} team`,
    ...(links
      ? [
          `${asked(sender)}\n${ANSWERS.confirm}:\n${links.confirm}\n${ANSWERS.notMe}:\n${links.notMe}`,
        ]
      : []),
    `-- \n${footer(sender).join('\n')}`,
  ].join('\n\n');

const paragraph = (text: string): string =>
  `<p class="ink" style="margin:0 0 16px;font-size:17px;line-height:1.6;color:${DAY.ink}">${escapeHtml(text)}</p>`;

const row = ({ label, value, isTotal }: MessageLine): string => {
  const look = `padding:10px 0;border-bottom:1px solid ${DAY.line}${isTotal ? ';font-weight:bold' : ''}`;
  // A long number may break anywhere, what it is called may not.
  return `<tr><td class="ink line" style="${look};padding-right:16px;vertical-align:top;overflow-wrap:normal">${escapeHtml(label)}</td><td class="ink line" style="${look};text-align:right">${escapeHtml(value)}</td></tr>`;
};

/** The first thing to do stands out; the second keeps to its outline. */
const buttonLink = ({ label, url }: MessageButton, i: number): string => {
  const colours =
    i === 0
      ? `background:${DAY.leaf};border:2px solid ${DAY.leaf};color:#ffffff`
      : `border:2px solid ${DAY.leaf};color:${DAY.leaf}`;
  return `<p style="margin:${i === 0 ? 26 : 12}px 0 0"><a class="button${i === 0 ? '' : ' quiet'}" href="${escapeHtml(url)}" style="display:inline-block;padding:13px 26px;border-radius:10px;${colours};text-decoration:none;font-size:17px;font-weight:bold">${escapeHtml(label)}</a></p>`;
};

const layOutLinks = (links: AddressLinks, sender: Sender): string => {
  const link = (label: string, url: string) =>
    `<a href="${escapeHtml(url)}" class="soft" style="color:${DAY.leaf};font-weight:bold">${escapeHtml(label)}</a>`;
  return `<p class="soft" style="max-width:560px;margin:18px auto 0;font-size:15px;line-height:1.7;color:${DAY.soft};text-align:center">${escapeHtml(asked(sender))}<br>${link(ANSWERS.confirm, links.confirm)} &nbsp;·&nbsp; ${link(ANSWERS.notMe, links.notMe)}</p>`;
};

const layOutHtml = (message: Message, { name, links }: Reader, sender: Sender): string => {
  const { code, lines } = message;
  const sheet = [
    paragraph(`Hello ${name},`),
    ...message.paragraphs.map(paragraph),
    code
      ? `<p class="ink" style="margin:8px 0 24px;font-size:34px;letter-spacing:8px;font-weight:bold;color:${DAY.ink}">${escapeHtml(code)}</p>`
      : '',
    lines
      ? `<table role="presentation" style="width:100%;border-collapse:collapse;margin:8px 0 8px;font-size:16px">${lines.map(row).join('')}</table>`
      : '',
    ...buttonsOf(message).map(buttonLink),
    `<p class="ink" style="margin:28px 0 0;font-size:17px;line-height:1.6;color:${DAY.ink}">Warmly,<br>your ${escapeHtml(sender.brand.name)} team</p>`,
  ].join('\n');
  const below = `<p class="soft" style="max-width:560px;margin:18px auto 0;font-size:13px;line-height:1.6;color:${DAY.soft};text-align:center">${footer(sender).map(escapeHtml).join('<br>')}</p>`;
  const first = links ? layOutLinks(links, sender) : '';
  return mailFrame(message, sender, { sheet, below: first + below });
};

/** A message as an e-mail's two bodies, with everything in it escaped. */
export const layOutMail = (
  message: Message,
  reader: Reader,
  sender: Sender,
): { text: string; html: string } => ({
  text: layOutText(message, reader, sender),
  html: layOutHtml(message, reader, sender),
});
