// An unfinished draft can be previewed as an association would be asked it.
import type { Fiche } from '../association/fiche.fields.ts';
import { readFicheTca } from '../association/tca.rules.ts';
import { attendusFor, type DocumentAttendu } from '../dossier/pieces.rules.ts';
import { evaluateAsks, isBlank, type Scopes } from '../kernel/asks.ts';
import { customFieldsSchema } from '../kernel/custom-fields.ts';
import type { CustomFields } from '../kernel/draft-schema.ts';
import type { Row } from '../kernel/fields.ts';
import type { Campagne } from '../subvention/campagne.rules.ts';
import { campagneSchema } from '../subvention/campagne.schema.ts';
import { toContenuCampagne } from './brouillon.rules.ts';
import { type BrouillonCampagne, campagneFields } from './campagne-options.fields.ts';
import type { ChampPersonnaliseSaisi } from './champ-personnalise.fields.ts';
import { groupQuestions } from './champ-personnalise.rules.ts';

export type CampagneVue = Pick<Campagne, 'documents_attendus' | 'documents_projet' | 'rubriques'> & {
  champs_attendus: NonNullable<Campagne['champs_attendus']>;
  champs_personnalises: CustomFields;
  /** The number of unfinished lines, which the preview leaves out. */
  aFinir: number;
};

const { documents_attendus, champs_attendus, rubriques } = campagneSchema.shape;

/** Returns the draft as an association would see it: each line that is complete is kept, and the others are counted. */
export function campagneVue(brouillon: BrouillonCampagne): CampagneVue {
  const contenu = toContenuCampagne(brouillon);
  const pieces = documents_attendus.element;
  const champs = champs_attendus.unwrap().element;
  const lists = {
    documents_attendus: standing(contenu.documents_attendus, (one) => pieces.safeParse(one).data),
    documents_projet: standing(contenu.documents_projet, (one) => pieces.safeParse(one).data),
    champs_attendus: standing(contenu.champs_attendus, (one) => champs.safeParse(one).data),
  };
  const questions = questionsVues(contenu.champs_personnalises as Record<string, object>);
  const written =
    (brouillon.documents_attendus?.length ?? 0) +
    (brouillon.documents_projet?.length ?? 0) +
    (brouillon.champs_attendus?.length ?? 0) +
    (brouillon.champs_personnalises?.length ?? 0);
  const shown =
    Object.values(lists).reduce((total, list) => total + list.length, 0) +
    Object.values(questions).reduce((total, fields) => total + Object.keys(fields).length, 0);
  return {
    ...lists,
    // No section is ticked yet, so the preview shows none; a published campaign without sections, on the contrary,
    // asks them all.
    rubriques: isBlank(brouillon.rubriques) ? [] : rubriques.safeParse(contenu.rubriques).data,
    champs_personnalises: questions,
    aFinir: written - shown,
  };
}

const standing = <T>(list: unknown, read: (one: unknown) => T | undefined): T[] =>
  (Array.isArray(list) ? list : []).flatMap((one) => read(one) ?? []);

const questionsVues = (blocs: Record<string, object>): CustomFields =>
  Object.fromEntries(
    Object.entries(blocs).map(([bloc, fields]) => [
      bloc,
      Object.assign(
        {},
        ...Object.entries(fields).map(
          ([code, row]) => customFieldsSchema.safeParse({ [bloc]: { [code]: row } }).data?.[bloc] ?? {},
        ),
      ),
    ]),
  );

/** Returns the row of one question as it would be asked, or null while a setting of its kind is missing. */
export function questionVue(question: ChampPersonnaliseSaisi): Row | null {
  const named = {
    ...question,
    bloc: 'dossier-bloc',
    code: 'question',
    label: question.label || 'Question',
  } as const;
  const { when: _when, ...always } = named;
  return questionsVues(groupQuestions([always]))['dossier-bloc']?.question ?? null;
}

export type ApercuEssai = {
  fiche: Fiche;
  sous_dispositif: string | null;
  couplage_tca: boolean;
};

/** Returns the objects that conditions read, as a dossier of this association would give them. */
export const essaiScopes = (essai: ApercuEssai, reponses: object): Scopes => ({
  association: essai.fiche,
  demandeur: {},
  dossier: { ...(essai.sous_dispositif && { sous_dispositif: essai.sous_dispositif }) },
  projet: {},
  tca: essai.couplage_tca ? readFicheTca(essai.fiche) : undefined,
  custom: reponses,
});

export const piecesVues = (pieces: readonly DocumentAttendu[], scopes: Scopes): DocumentAttendu[] =>
  attendusFor(pieces, scopes);

/** Names what the association's file must hold before anything is begun. */
export const champsVus = ({ champs_attendus: champs }: CampagneVue, scopes: Scopes): string[] => {
  const { options } = campagneFields.champs_attendus.fields.code;
  return champs
    .filter(({ asks }) => evaluateAsks(asks, scopes) !== 'no')
    .map(({ code }) => options.find(({ value }) => value === code)?.label ?? code);
};
