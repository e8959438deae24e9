import type { Changement } from '@asso/domain/identifiants/changements';
import type { Fields } from '@asso/domain/kernel/fields';
import { useRef } from 'react';
import { type DraftInput, type OpenDraft, useDraft } from '../../platform/draft/use-draft.ts';
import type { FieldError } from '../../ui/fields/field-errors.ts';
import type { Form } from '../../ui/fields/form.ts';

/** A section of the form; the list groups them by `groupe`. */
type Rubrique = { id: string; titre: string; groupe: string; isFacultatif?: true };

/**
 * What is specific to one kind of published form. A campaign and an agrément are two kinds of it: a draft, numbered
 * versions that never change, and dossiers that keep the version they were begun on.
 */
export type OffreKind = {
  /** The name of the kind, shown above its title and used in the path of the page. */
  objet: string;
  fil: { label: string; href: string };
  labels: { etat: string; rubriques: string };
  /** The word « publié » in the gender of the kind. */
  publie: string;
  fields: Fields;
  sentences: NonNullable<Form['sentences']>;
  rubriques: readonly Rubrique[];
  /** Returns the section that holds a field; for a question this depends on what the form says. */
  rubriqueOf: (champ: string, value: object) => Rubrique | undefined;
  /** Says whether something is written in a section. */
  isRemplie: (rubrique: string, value: object) => boolean;
  href: (id: string, place: { rubrique?: string; champ?: string; vue?: 'essai' }) => string;
};

export type OffreEditee<V extends object> = {
  draft: OpenDraft<V>;
  /** The changes from the published version to what is typed now. */
  changements: Changement[];
  /** The errors that keep what is typed now from being published. */
  problems: FieldError[];
  /** Returns the version of the draft last saved, even before the page is drawn again. */
  versionNow: () => number;
};

type Save<V extends object> = DraftInput<V>['save'];

type Editing<V extends object> = Omit<DraftInput<V>, 'auteur'> & {
  /** Returns the changes and errors of a draft, computed as on the server. */
  judge: (value: V) => Pick<OffreEditee<V>, 'changements' | 'problems'>;
};

/** Autosaves the draft of a published form, and computes its changes and errors. */
export function useOffre<V extends object>({ judge, ...input }: Editing<V>): OffreEditee<V> {
  const saved = useRef(input.version);
  const save: Save<V> = async (change) => {
    const answer = await input.save(change);
    if (answer.kind === 'enregistre') saved.current = answer.version;
    return answer;
  };
  const draft = useDraft<V>({ ...input, auteur: null, save });
  return { draft, ...judge(draft.value), versionNow: () => Math.max(saved.current, draft.version) };
}
