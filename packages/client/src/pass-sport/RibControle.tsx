import type { DossierPsp, StructurePsp } from '@asso/contract/pass-sport/pass-sport.schemas';
import { useState } from 'react';
import { depotHref, ligneHref } from '../association/fiche/rubriques.ts';
import { AppLink } from '../platform/AppLink.tsx';
import { ActionButton } from '../ui/ActionButton.tsx';
import { fieldId } from '../ui/fields/field-errors.ts';
import { SelectControl } from '../ui/fields/SelectControl.tsx';
import { ControleCard } from './ControleCard.tsx';
import '../ui/fields/fields.css';

type RibControleProps = {
  structure: StructurePsp;
  dossier: DossierPsp | null;
  /** It is the account chosen for a dossier that is not created yet. */
  rib: string | null;
  onChoose: (id: string | null) => void;
  onSave: (id: string | null) => Promise<void>;
};

const path = 'structure.id_rib';

/** Reimbursements go to this account of the establishment, whose scan is required. */
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
        <SelectControl
          id={fieldId(path)}
          label="RIB de cet établissement"
          help="Les remboursements y sont versés."
          value={value}
          options={ribs.map((one) => ({
            value: one.id,
            label: [one.titulaire, one.iban].filter(Boolean).join(', '),
          }))}
          onChange={(id) => (dossier ? setChanged(id as string | null) : onChoose(id as string | null))}
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
