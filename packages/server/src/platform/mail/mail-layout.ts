import { couleurMarque } from '@asso/domain/identifiants/marque';

/** This is the content of a mail, independent of its look: paragraphs, then one action, then details. */
export type MailContent = {
  /** This is the greeting, for instance « Bonjour Camille Martin, ». */
  greeting?: string;
  title: string;
  paragraphs: readonly string[];
  action?: { label: string; url: string };
  /** These are lines below the action: until when its link works, and what to do if the mail was not asked for. */
  details?: readonly string[];
};

/** Lays out the same words as text and as HTML; everything is escaped, and nothing is loaded from elsewhere. */
export function mailLayout(content: MailContent, portail: string): { text: string; html: string } {
  return { text: textOf(content, portail), html: htmlOf(content, portail) };
}

const notice = 'Une question ? Répondez simplement à ce message.';

const greetingOf = ({ greeting }: MailContent): string => greeting ?? 'Bonjour,';

function textOf(content: MailContent, portail: string): string {
  const { paragraphs, action, details = [] } = content;
  const link = action ? [`${action.label} : ${action.url}`] : [];
  const blocks = [greetingOf(content), ...paragraphs, ...link, ...details, `-- \n${portail}\n${notice}`];
  return `${blocks.join('\n\n')}\n`;
}

function htmlOf(content: MailContent, portail: string): string {
  const { title, paragraphs, action, details = [] } = content;
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:0;background:#f4f5f7;color:#1e1e1e;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;background:#ffffff;border:1px solid #d5d8de;border-radius:6px">
<tr><td style="padding:20px 28px;border-bottom:3px solid ${couleurMarque};font-size:18px;font-weight:bold;color:${couleurMarque}">${escapeHtml(portail)}</td></tr>
<tr><td style="padding:28px">
<h1 style="margin:0 0 20px;font-size:22px;line-height:1.3;color:#1e1e1e">${escapeHtml(title)}</h1>
${[greetingOf(content), ...paragraphs].map(paragraph).join('\n')}
${action ? button(action) : ''}
${details.map(detail).join('\n')}
</td></tr>
<tr><td style="padding:16px 28px;border-top:1px solid #d5d8de;font-size:14px;color:#4a4a4a">${escapeHtml(portail)}. ${escapeHtml(notice)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${lines(text)}</p>`;

const detail = (text: string): string =>
  `<p style="margin:16px 0 0;font-size:14px;color:#4a4a4a">${lines(text)}</p>`;

/** The address is also written out: some mailboxes show no button, and people like to see where a link leads. */
function button({ label, url }: { label: string; url: string }): string {
  const href = escapeHtml(safeUrl(url));
  return `<p style="margin:24px 0"><a href="${href}" style="display:inline-block;padding:12px 24px;background:${couleurMarque};color:#ffffff;border-radius:4px;text-decoration:none;font-weight:bold">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;color:#4a4a4a">Si le bouton ne s’ouvre pas, copiez cette adresse dans votre navigateur :<br><a href="${href}" style="color:${couleurMarque};word-break:break-all">${href}</a></p>`;
}

function safeUrl(url: string): string {
  const { protocol } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`a mail may not link to ${protocol}`);
  return url;
}

const lines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
