// Each kind of letter has wording that is required and wording that is advised (reference: décret 2001-495; CRPA
// L.211-5, R.421-5 CJA).
import type { ActionService } from '../dossier/instruction.states.ts';
import { isBlank } from '../kernel/asks.ts';
import type { Problem } from '../kernel/result.ts';
import { type ContactService, contactManquant } from '../service/contact.words.ts';
import type { NomChamp } from './champs-fusion.rows.ts';
import { readTexte, type TexteLu } from './texte-courrier.rules.ts';

export const naturesCourrier = {
  accord: 'Notification d’accord',
  refus: 'Notification de refus',
  rejet: 'Notification de rejet',
  correction: 'Demande de corrections',
  convention: 'Convention',
} as const;
export type NatureCourrier = keyof typeof naturesCourrier;
export const nomsNatures = Object.keys(naturesCourrier) as NatureCourrier[];

/** Each decision may go with these letters; the others have none. */
const naturesParAction: Partial<Record<ActionService, readonly NatureCourrier[]>> = {
  grant: ['accord', 'convention'],
  refuse: ['refus'],
  reject: ['rejet'],
  sendBack: ['correction'],
};

export const naturesOf = (action: ActionService): readonly NatureCourrier[] => naturesParAction[action] ?? [];

/**
 * Returns the letters that leave with a decision unless others are chosen: one of each kind when it is the only one
 * published, never a convention.
 */
export const modelesDAvance = (
  action: ActionService,
  modeles: readonly { id_version: string; nature: NatureCourrier }[],
): string[] =>
  naturesOf(action).flatMap((nature) => {
    const [only, ...others] = modeles.filter((one) => one.nature === nature);
    return only && others.length === 0 && nature !== 'convention' ? [only.id_version] : [];
  });

export const limitesModele = { nom: 120, objet: 200, texte: 20_000 } as const;

export type ContenuModele = { nom: string; nature: NatureCourrier; objet: string; texte: string };

/** `problems` forbid publication; `avis` are worth reading again. */
export type AvisModele = { problems: Problem[]; avis: Problem[] };

export function avisDuModele({ nom, nature, objet, texte }: ContenuModele): AvisModele {
  const lu = readTexte(texte);
  const ofObjet = readTexte(objet).problems.map((one) => ({ ...one, field: 'objet' }));
  return {
    problems: [
      ...missing({ nom, objet, texte }),
      ...ofObjet,
      ...lu.problems,
      ...requis[nature].flatMap((rule) => (rule.isSaid(lu) ? [] : [{ code: rule.code, field: 'texte' }])),
    ],
    avis: [
      ...(isBlank(texte)
        ? []
        : conseils[nature].flatMap((rule) =>
            rule.words.test(texte) ? [] : [{ code: rule.code, field: 'texte' }],
          )),
      ...(adresseDouble.test(texte) ? [{ code: 'courrier.adresse-double', field: 'texte' }] : []),
      ...brouillonsIn(texte),
    ],
  };
}

const missing = (given: Record<'nom' | 'objet' | 'texte', string>): Problem[] =>
  (['nom', 'objet', 'texte'] as const).flatMap((field) =>
    isBlank(given[field]) ? [{ code: `courrier.${field}-absent`, field }] : [],
  );

type Requis = { code: string; isSaid: (lu: TexteLu) => boolean };

const says = (name: NomChamp) => (lu: TexteLu) => lu.champs.includes(name);
const saysAmount = (lu: TexteLu) =>
  lu.champs.includes('decision.montant') || lu.blocs.some(({ genre }) => genre === 'tableau');

const motive: Requis = { code: 'courrier.motif-absent', isSaid: says('decision.motif') };
const chiffre: Requis = { code: 'courrier.montant-absent', isSaid: saysAmount };

const requis: Record<NatureCourrier, readonly Requis[]> = {
  accord: [chiffre],
  refus: [motive],
  rejet: [motive],
  correction: [motive],
  convention: [chiffre],
};

type Conseil = { code: string; words: RegExp };

const recours: Conseil = { code: 'courrier.recours-absent', words: /recours/i };

const conseils: Record<NatureCourrier, readonly Conseil[]> = {
  accord: [{ code: 'courrier.compte-rendu-absent', words: /comptes? rendus? financier/i }],
  refus: [recours],
  rejet: [recours],
  correction: [],
  convention: [
    { code: 'courrier.convention-objet', words: /\bobjet\b/i },
    { code: 'courrier.convention-versement', words: /vers(ée?s?|ements?)\b|payée?s?\b|paiements?\b/i },
    { code: 'courrier.convention-emploi', words: /comptes? rendus? financier|\bemploi\b|utilis/i },
  ],
};

/** The letter already bears its recipient, so the text should not repeat it. */
const adresseDouble = /^[ \t]*à l[’']attention de/im;

/** Lists by label what the service must fill for its letters. */
export function manquesDuService(
  service: ContactService & { signataire: string | null; qualite: string | null },
): Problem[] {
  const manques = [
    ...contactManquant(service),
    ...(service.signataire ? [] : ['qui signe']),
    ...(service.qualite ? [] : ['en quelle qualité']),
  ];
  return manques.length > 0
    ? [{ code: 'courrier.service-incomplet', params: { manques: manques.join(', ') } }]
    : [];
}

/** People leave these marks in a text to come back to it. */
const brouillonsIn = (texte: string): Problem[] =>
  texte.split('\n').flatMap((line, index) => {
    const [found] = /X{3,}|\?{3,}|à compléter|\[(?!tableau des projets\])[^\]]*\]/i.exec(line) ?? [];
    return found === undefined
      ? []
      : [{ code: 'courrier.brouillon', field: 'texte', params: { ligne: index + 1, passage: found } }];
  });
