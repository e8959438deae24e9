import { etatsSiret } from '@asso/domain/demande-siret/demande-siret.states';
import { ordreEtats, sayEtatInstruction } from '@asso/domain/dossier/instruction.states';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { withElision } from '@asso/domain/identifiants/elision';
import { espacesInsecables } from '@asso/domain/identifiants/typographie';
import type { Listes } from '@asso/domain/kernel/listes';
import { sayConservations } from '@asso/domain/referentiel/conservation.rules';
import { findLabel } from '@asso/domain/referentiel/referentiels.rules';
import type { PersonneRubrique } from './donnees-personne.sql.ts';
import { describeLignes } from './mots-resume.ts';

export type Fichier = { nom: string; chemin: string | null; pourquoi: string | null };

type Resume = {
  nom: string;
  le: Date;
  rubriques: readonly PersonneRubrique[];
  fichiers: readonly Fichier[];
  /** The lists in which the labels of functions are found. */
  listes: Listes;
};

/** Makes the page on which a person reads the data of `donnees.json`: one page, without script, that loads nothing. */
export function resumeHtml({ nom, le, rubriques, fichiers, listes }: Resume): string {
  const conserve = sayConservations().map(({ categorie, duree, devient }) => ({
    catégorie: categorie,
    durée: duree,
    'ce qu’elle devient': devient,
  }));
  const deposes = fichiers.map((one) => ({ fichier: one.nom, dans: one.chemin ?? one.pourquoi }));
  const sections = [
    ...rubriques.map((one) => section(one.titre, describeLignes(one), listes)),
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
<style>body{font-family:sans-serif;line-height:1.5;max-width:60rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}th,td{border:1px solid #888;padding:.25rem .5rem;text-align:left;vertical-align:top;overflow-wrap:break-word}dt{font-weight:bold}dd{margin:0 0 .5rem}</style>
</head>
<body>
<h1>Mes données</h1>
${espacesInsecables(`<p>Ce que le portail sait ${withElision(escapeHtml(nom))}, le ${formatHorodatage(le)}. Les mêmes données, pour un logiciel, sont dans « donnees.json ».</p>
${sections.join('\n')}`)}
</body>
</html>
`;
}

function section(titre: string, lignes: readonly Record<string, unknown>[], listes: Listes = {}): string {
  const heading = `<h2>${escapeHtml(titre)}</h2>`;
  const [first] = lignes;
  if (!first) return `${heading}\n<p>Rien.</p>`;
  const names = Object.keys(first);
  if (lignes.length === 1) {
    const facts = names
      .filter((name) => said(first[name]) !== '')
      .map(
        (name) =>
          `<dt>${escapeHtml(motOf(name))}</dt><dd>${escapeHtml(said(first[name], name, listes))}</dd>`,
      );
    return `${heading}\n<dl>${facts.join('\n')}</dl>`;
  }
  const head = names.map((name) => `<th scope="col">${escapeHtml(motOf(name))}</th>`).join('');
  const body = lignes.map(
    (ligne) =>
      `<tr>${names.map((name) => `<td>${escapeHtml(said(ligne[name], name, listes))}</td>`).join('')}</tr>`,
  );
  return `${heading}\n<table><thead><tr>${head}</tr></thead><tbody>\n${body.join('\n')}\n</tbody></table>`;
}

/** The words that people read, with accents, for the names of the JSON that software reads. */
const mots: Readonly<Record<string, string>> = {
  civilite: 'civilité',
  prenom: 'prénom',
  roles: 'rôles',
  role: 'rôle',
  cree_le: 'créé le',
  modifie_le: 'modifié le',
  derniere_connexion: 'dernière connexion',
  second_facteur: 'code à la connexion',
  etablissement: 'établissement',
  etat: 'état',
  etats: 'états',
  numero: 'numéro',
  partage_le: 'partagé le',
  envoye_le: 'envoyé le',
  liee_le: 'reliée le',
  vue_le: 'vue le',
  invitee_le: 'invitée le',
  affecte_le: 'affecté le',
  messages_lus_jusqu_a: 'messages lus jusqu’à',
  demande_le: 'demandé le',
  telephone: 'téléphone',
  titre: 'aide demandée',
};

const motOf = (name: string): string => mots[name] ?? name.replaceAll('_', ' ');

const codes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  civilite: { M: 'Monsieur', MME: 'Madame' },
  etats: Object.fromEntries(ordreEtats.map((etat) => [etat, sayEtatInstruction(etat)])),
  etat: { ...etatsSiret, demandee: 'demandée', refusee: 'refusée', quittee: 'quittée' },
};

function said(value: unknown, name = '', listes: Listes = {}): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return formatHorodatage(value);
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (Array.isArray(value)) return value.map((one) => said(one, name, listes)).join(', ');
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([one, held]) => `${motOf(one)} : ${said(held, one, listes)}`)
      .join(', ');
  }
  const text = String(value);
  return name === 'fonction' ? findLabel('fonctions', text, listes) : (codes[name]?.[text] ?? text);
}

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
