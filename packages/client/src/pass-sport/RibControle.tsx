import type { DossierPsp, StructurePsp } from '@asso/contract/pass-sport/pass-sport.schemas';
import { useState } from 'react';
import { depotHref, ligneHref } from '../association/fiche/fiche-href.ts';
import { AppLink } from '../platform/AppLink.tsx';
import { ActionButton } from '../ui/ActionButton.tsx';
import { FieldList } from '../ui/fields/FieldList.tsx';
import { SelectControl } from '../ui/fields/SelectControl.tsx';
import { ControleCard } from './ControleCard.tsx';

type RibControleProps = {
  structure: StructurePsp;
  dossier: DossierPsp | null;
  /** The account chosen for a dossier that is not created yet. */
  rib: string | null;
  onChoose: (id: string | null) => void;
  onSave: (id: string | null) => Promise<void>;
};

const ribRow = {
  kind: 'id',
  of: 'rib',
  label: 'RIB de cet établissement',
  aide: 'Les remboursements y sont versés.',
  requiredAt: 'saisie',
} as const;

/** Chooses the account of the establishment to which reimbursements go; the scan of the RIB is required. */
export function RibControle({ structure, dossier, rib, onChoose, onSave }: RibControleProps) {
  const [changed, setChanged] = useState<string | null>(null);
  const { ribs, association, id_siret } = structure;
  const value = changed ?? (dossier ? (dossier.structure.id_rib ?? null) : rib);
  const shown = ribs.find(({ id }) => id === value) ?? (dossier?.rib?.id === value ? dossier.rib : null);
  const canChoose = dossier ? dossier.hasWright : structure.rights.create;
  const isKept = dossier ? value === dossier.structure.id_rib : true;
  return (
    <ControleCard id="psp-rib" titre="RIB et son scan" isOk={shown !== null && shown.problem === null}>
      {canChoose && ribs.length > 0 && (
        <FieldList
          fields={{ id_rib: ribRow }}
          parentPath="structure"
          value={{ structure: { id_rib: value } }}
          options={{
            rib: ribs.map((one) => ({
              value: one.id,
              label: [one.titulaire, one.iban].filter(Boolean).join(', '),
            })),
          }}
          own={{ 'structure.id_rib': (control) => <SelectControl {...control} /> }}
          onChange={(_, id) => (dossier ? setChanged(id as string | null) : onChoose(id as string | null))}
        />
      )}
      {ribs.length === 0 && !shown && <p>Aucun RIB n’est enregistré pour cet établissement.</p>}
      {!canChoose && shown && (
        <p>
          {shown.titulaire} <span className="nombre">{shown.iban}</span>
        </p>
      )}
      {shown?.problem && <p className="attention">{shown.problem.message}</p>}
      {!isKept && (
        <ActionButton kind="secondaire" onPress={() => onSave(value)}>
          Enregistrer ce RIB
        </ActionButton>
      )}
      {canChoose && (
        <p className="actions">
          <AppLink href={`${ligneHref(association.id, 'ribs')}&id_siret=${id_siret}`}>Ajouter un RIB</AppLink>
          {shown?.problem?.code === 'pass-sport.rib-sans-scan' && (
            <AppLink href={depotHref(association.id, { type: 'RIB', rib: shown.id })}>
              Déposer le scan
            </AppLink>
          )}
        </p>
      )}
    </ControleCard>
  );
}
