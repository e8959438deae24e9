import { couleurMarque } from '@asso/domain/identifiants/marque';

/** The content of a mail, independent of its look: paragraphs, then one action, then details. */
export type MailContent = {
  /** The greeting, for instance « Bonjour Camille Martin, ». */
  greeting?: string;
  title: string;
  paragraphs: readonly string[];
  action?: { label: string; url: string };
  /** Lines below the action: until when its link works, and what to do if the mail was not asked for. */
  details?: readonly string[];
  /** True when no account is at this address, or none any more: there is no choice of e-mails to lead to. */
  isSansCompte?: boolean;
};

/** What each mail says of the portal that sends it. */
export type Sender = {
  /** The name of the portal. */
  portail: string;
  publicUrl: URL;
  /** The mails of a demonstration say that nothing in them is true. */
  isDemo: boolean;
};

/** Lays out the same words as text and as HTML; everything is escaped, and nothing is loaded from elsewhere. */
export function mailLayout(content: MailContent, sender: Sender): { text: string; html: string } {
  return { text: textOf(content, sender), html: htmlOf(content, sender) };
}

const notice = 'Une question ? Répondez simplement à ce message.';
const demoNotice = 'Ceci est une démonstration : les personnes et les associations sont inventées.';

const choix = { label: 'Choisir mes courriels', path: '/client/user/notifications' };
const pages = [
  { label: 'Questions fréquentes', path: '/client/faq' },
  { label: 'Données personnelles', path: '/client/donnees-personnelles' },
  { label: 'Mentions légales', path: '/client/mentions-legales' },
];
const pagesOf = ({ isSansCompte }: MailContent) => (isSansCompte ? pages : [choix, ...pages]);

const greetingOf = ({ greeting }: MailContent): string => greeting ?? 'Bonjour,';

function textOf(content: MailContent, { portail, publicUrl, isDemo }: Sender): string {
  const { paragraphs, action, details = [] } = content;
  const link = action ? [`${action.label} : ${action.url}`] : [];
  const footer = [
    `-- \n${portail}`,
    notice,
    ...(isDemo ? [demoNotice] : []),
    ...pagesOf(content).map(({ label, path }) => `${label} : ${new URL(path, publicUrl).href}`),
  ];
  const blocks = [greetingOf(content), ...paragraphs, ...link, ...details, footer.join('\n')];
  return `${blocks.join('\n\n')}\n`;
}

/** A dark mailbox keeps its own ground: these colours follow it, and a mailbox that ignores them shows the light ones. */
const dark = `@media (prefers-color-scheme:dark){
.fond{background:#101416!important;color:#d5dadd!important}
.carte{background:#181d20!important;border-color:#384147!important}
.trait{border-color:#384147!important}
.marque{color:#7cc8d8!important}
.fort{color:#f6f8f9!important}
.gris{color:#a3adb3!important}
.bouton{background:#7cc8d8!important;color:#062a33!important}
}`;

function htmlOf(content: MailContent, sender: Sender): string {
  const { title, paragraphs, action, details = [] } = content;
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${dark}</style>
</head>
<body class="fond" style="margin:0;padding:0;background:#f6f8f9;color:#171c1f;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">
${preheader(paragraphs[0] ?? title)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="carte" style="max-width:600px;background:#ffffff;border:1px solid #dce3e6;border-radius:8px">
<tr><td class="trait marque" style="padding:16px 28px;border-bottom:1px solid #dce3e6;font-size:16px;font-weight:bold;color:${couleurMarque}">${escapeHtml(sender.portail)}</td></tr>
<tr><td style="padding:28px">
<h1 class="fort" style="margin:0 0 20px;font-size:22px;line-height:1.3;color:#171c1f">${escapeHtml(title)}</h1>
${[greetingOf(content), ...paragraphs].map(paragraph).join('\n')}
${action ? button(action) : ''}
${details.map(detail).join('\n')}
</td></tr>
<tr><td class="trait gris" style="padding:16px 28px;border-top:1px solid #dce3e6;font-size:14px;color:#525c63">${footerOf(content, sender)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** Writes the text that a mailbox shows beside the subject. The spaces after it keep what follows out of that line. */
const preheader = (text: string): string =>
  `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(text)}${'&#8199;&#65279;'.repeat(40)}</div>`;

function footerOf(content: MailContent, { portail, publicUrl, isDemo }: Sender): string {
  const links = pagesOf(content).map(
    ({ label, path }) =>
      `<a class="gris" href="${escapeHtml(new URL(path, publicUrl).href)}" style="color:#525c63">${escapeHtml(label)}</a>`,
  );
  const said = [`${portail}. ${notice}`, ...(isDemo ? [demoNotice] : [])].map(escapeHtml);
  return [...said, links.join(' &#183; ')].join('<br>');
}

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${lines(text)}</p>`;

const detail = (text: string): string =>
  `<p class="gris" style="margin:16px 0 0;font-size:14px;color:#525c63">${lines(text)}</p>`;

/**
 * Draws a button, with its address written out too: some mailboxes show no button, and people like to see where a link
 * leads.
 */
function button({ label, url }: { label: string; url: string }): string {
  const href = escapeHtml(safeUrl(url));
  return `<p style="margin:24px 0"><a class="bouton" href="${href}" style="display:inline-block;padding:12px 24px;background:${couleurMarque};color:#ffffff;border-radius:4px;text-decoration:none;font-weight:bold">${escapeHtml(label)}</a></p>
<p class="gris" style="margin:0 0 16px;font-size:14px;color:#525c63">Si le bouton ne s’ouvre pas, copiez cette adresse dans votre navigateur :<br><a class="marque" href="${href}" style="color:${couleurMarque};word-break:break-all">${href}</a></p>`;
}

function safeUrl(url: string): string {
  const { protocol } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`a mail may not link to ${protocol}`);
  return url;
}

const lines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
