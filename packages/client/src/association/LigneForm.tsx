import {
  type CollectionType,
  collections,
  manquesDe,
  vacantProblems,
} from '@asso/domain/association/collections.rows';
import { useRef } from 'react';
import { notify } from '../platform/announcements.ts';
import { newId } from '../ui/new-id.ts';
import { screenOf } from './collection-screens.ts';
import { draftOf } from './draft-of.ts';
import { EditionForm } from './EditionForm.tsx';
import { etablissementOptions } from './etablissement-options.ts';
import { saveLigne } from './save-ligne.ts';
import type { Collection, Ligne } from './use-collection.ts';
import { useEdition } from './use-edition.ts';

export type LigneFormProps = {
  type: CollectionType;
  id: string;
  found: Collection;
  /** Absent: a row is added. */
  one: Ligne | undefined;
  onSaved: () => Promise<unknown>;
  onCancel: () => void;
};

/** One row of a collection, on a page of its own or inside a dossier that lacks one. */
export function LigneForm({ type, id, found, one, onSaved, onCancel }: LigneFormProps) {
  const { mots, propose, others, AvantLaSaisie, SousLaSaisie } = screenOf(type);
  const { fields, right } = collections[type];
  const { identite, etablissements, lignes } = found;
  const idempotencyKey = useRef(newId());
  const sent = useRef<object>({});
  const edition = useEdition<object>({
    name: `${type}-${one?.id ?? `nouveau-${identite.association.id}`}`,
    value: one ? draftOf(fields, one) : {},
    proposed: one ? undefined : propose?.(found),
    version: one?.version ?? null,
    save: (given) => {
      sent.current = given.value;
      return saveLigne({ type, id_asso: id, one, idempotencyKey }, given);
    },
    onSaved: async () => {
      const manques = manquesDe(type, sent.current);
      if (manques) notify('attention', `${mots.incomplet} : il manque ou il faut corriger ${manques}.`);
      else notify('succes', one ? mots.enregistre : mots.ajoute);
      await onSaved();
    },
  });
  const besides = lignes.items.filter((other) => other.id !== one?.id);
  return (
    <>
      {!one && AvantLaSaisie && <AvantLaSaisie change={edition.change} />}
      <EditionForm
        edition={edition}
        fields={fields}
        hand={{ rights: { edit: lignes.rights[right] === true }, writer: 'association' }}
        options={{ etablissement: etablissementOptions(etablissements.items, one?.id_siret) }}
        others={[...vacantProblems(type, edition.typed), ...(others?.(edition.typed, besides) ?? [])]}
        label={one ? mots.boutonEnregistrer : mots.boutonAjouter}
        onCancel={onCancel}
      >
        {SousLaSaisie && <SousLaSaisie found={found} value={edition.typed} />}
      </EditionForm>
    </>
  );
}
