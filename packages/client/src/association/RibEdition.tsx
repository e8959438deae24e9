import { type Rib, ribFields } from '@asso/domain/association/rib.fields';
import { isSameRib } from '@asso/domain/association/rib.rules';
import { maskIban } from '@asso/domain/identifiants/affichage';
import { useRef } from 'react';
import { notify } from '../platform/announcements.ts';
import { wantHeadingFocus } from '../platform/heading-focus.ts';
import { go } from '../platform/navigation.ts';
import { newId } from '../ui/new-id.ts';
import { CadreRubrique } from './CadreRubrique.tsx';
import { draftOf } from './draft-of.ts';
import { EditionForm } from './EditionForm.tsx';
import { etablissementOptions } from './etablissement-options.ts';
import { rubriqueHref } from './rubriques.ts';
import { saveRib } from './save-ligne.ts';
import { TitulaireNotice } from './TitulaireNotice.tsx';
import { useEdition } from './use-edition.ts';
import type { Ribs } from './use-ribs.ts';

type RibEditionProps = {
  id: string;
  found: Ribs;
  /** Absent: a RIB is added. */
  one: Ribs['ribs']['items'][number] | undefined;
  onSaved: () => Promise<unknown>;
};

export function RibEdition({ id, found, one, onSaved }: RibEditionProps) {
  const { identite, etablissements, ribs } = found;
  const idempotencyKey = useRef(newId());
  const href = rubriqueHref(id, 'ribs');
  const edition = useEdition<Rib>({
    name: `rib-${one?.id ?? `nouveau-${identite.association.id}`}`,
    value: one ? draftOf(ribFields, one) : {},
    proposed: one ? undefined : proposedOf(found),
    version: one?.version ?? null,
    save: (sent) => saveRib({ id_asso: id, one, idempotencyKey }, sent),
    onSaved: async () => {
      await onSaved();
      notify('succes', one ? 'RIB enregistré.' : 'RIB ajouté.');
      wantHeadingFocus();
      go(href, { replace: true });
    },
  });
  const isDouble = ribs.items.some((other) => other.id !== one?.id && isSameRib(other, edition.typed));
  return (
    <CadreRubrique
      id={id}
      rubrique="ribs"
      nom={identite.association.nom}
      acte={one ? `Modifier le RIB ${one.iban ? maskIban(one.iban) : ''}`.trim() : 'Ajouter un RIB'}
      chapo="Recopiez le RIB de la banque. Les espaces de l’IBAN ne comptent pas."
    >
      <EditionForm
        edition={edition}
        fields={ribFields}
        hand={{ rights: ribs.rights, writer: 'association' }}
        options={{ etablissement: etablissementOptions(etablissements.items, one?.id_siret) }}
        others={isDouble ? [{ code: 'association.rib-en-double', field: 'iban' }] : []}
        label="Enregistrer le RIB"
        cancelHref={href}
      >
        <div role="status">
          <TitulaireNotice titulaire={edition.typed.titulaire} nom={identite.association.nom} />
        </div>
      </EditionForm>
    </CadreRubrique>
  );
}

/** What is known is not asked again: a single establishment, and the name of the association as its holder. */
function proposedOf({ identite, etablissements }: Ribs): Rib {
  const [only, ...others] = etablissements.items.filter(({ actif }) => actif);
  return {
    titulaire: identite.association.nom.toUpperCase(),
    ...(only && others.length === 0 ? { id_siret: only.id_siret } : {}),
  };
}
