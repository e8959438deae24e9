import { espacesInsecables } from '@asso/domain/identifiants/typographie';

/** Makes a plain page without a script, which any browser can read. */
export const writePage = (title: string, content: string): string => `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>${style}</style></head>
<body><main>${spaced(content)}</main></body></html>
`;

/** Adds non-breaking spaces to sentences, as on every page; code to be copied is left as it is. */
const spaced = (content: string): string =>
  content
    .split(/(<pre[\s\S]*?<\/pre>|<code>[\s\S]*?<\/code>)/)
    .map((part, index) => (index % 2 === 1 ? part : espacesInsecables(part)))
    .join('');

export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Escapes JSON for the content of an element, where quotes need no escape. */
export const escapeJson = (json: string): string =>
  json.replaceAll(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);

export const withCode = (text: string): string =>
  escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

const style = `
:root { color-scheme: light dark }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 }
main { max-width: 60rem; margin: 0 auto; padding: 1rem }
details { border: 1px solid; border-radius: 4px; margin: .5rem 0; padding: .5rem .75rem }
summary { cursor: pointer; overflow-wrap: anywhere }
pre { overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere }
li, p { overflow-wrap: anywhere }
`;
