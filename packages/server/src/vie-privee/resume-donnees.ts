import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { conservationsDites } from '@asso/domain/referentiel/conservation.rules';
import type { Rubrique } from './donnees-personne.sql.ts';

export type Fichier = { nom: string; chemin: string | null; pourquoi: string | null };

type Resume = { nom: string; le: Date; rubriques: readonly Rubrique[]; fichiers: readonly Fichier[] };

/** The same data as `donnees.json`, to be read by its person: one page, without script, loading nothing. */
export function resumeHtml({ nom, le, rubriques, fichiers }: Resume): string {
  const conserve = conservationsDites().map(({ categorie, duree, devient }) => ({
    catégorie: categorie,
    durée: duree,
    'ce qu’elle devient': devient,
  }));
  const deposes = fichiers.map((one) => ({ fichier: one.nom, dans: one.chemin ?? one.pourquoi }));
  const sections = [
    ...rubriques.map(({ titre, lignes }) => section(titre, lignes)),
    section('Les fichiers que j’ai déposés', deposes),
    section('Combien de temps le portail garde quoi', conserve),
  ];
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Mes données – ${escapeHtml(nom)}</title>
<style>body{font-family:sans-serif;line-height:1.5;max-width:60rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}th,td{border:1px solid #888;padding:.25rem .5rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}</style>
</head>
<body>
<h1>Mes données</h1>
<p>Ce que le portail sait de ${escapeHtml(nom)}, le ${formatHorodatage(le)}. Les mêmes données, pour un logiciel, sont dans « donnees.json ».</p>
${sections.join('\n')}
</body>
</html>
`;
}

function section(titre: string, lignes: readonly Record<string, unknown>[]): string {
  const heading = `<h2>${escapeHtml(titre)}</h2>`;
  const [first] = lignes;
  if (!first) return `${heading}\n<p>Rien.</p>`;
  const names = Object.keys(first);
  const head = names.map((name) => `<th scope="col">${escapeHtml(name.replaceAll('_', ' '))}</th>`).join('');
  const body = lignes.map(
    (ligne) => `<tr>${names.map((name) => `<td>${escapeHtml(said(ligne[name]))}</td>`).join('')}</tr>`,
  );
  return `${heading}\n<table><thead><tr>${head}</tr></thead><tbody>\n${body.join('\n')}\n</tbody></table>`;
}

function said(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return formatHorodatage(value);
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (Array.isArray(value)) return value.map(said).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
