import type { ServiceDuBureau } from '@asso/contract/instruction/bureau.schemas';
import type { Regle } from '@asso/domain/instruction/aiguillage.rules';
import { useState } from 'react';
import { SaisieDialog } from '../../platform/saisie/SaisieDialog.tsx';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import { SelectControl } from '../../ui/fields/SelectControl.tsx';
import { newId } from '../../ui/page/new-id.ts';
import { champsRegle, erreursRegleOf, regleSaisie, type Saisie, saisieOf } from './regle-saisie.ts';

type RegleDialogProps = {
  service: ServiceDuBureau;
  /** Null while a rule is being added. */
  regle: Regle | null;
  onDone: (regle: Regle) => void;
  onClose: () => void;
};

/** Edits one rule, « quand … alors … »; the change is stored only when the whole list of rules is saved. */
export function RegleDialog({ service, regle, onDone, onClose }: RegleDialogProps) {
  const [id] = useState(() => regle?.id ?? newUuid());
  const place = { id, avant: regle, service };
  const saisie = useSaisie<Saisie, ReturnType<typeof erreursRegleOf>>({
    name: null,
    value: regle ? saisieOf(regle) : {},
    send: async (value) => erreursRegleOf(regleSaisie(value, place), regle, service),
    onDone: (_, value) => onDone(regleSaisie(value, place)),
  });
  return (
    <SaisieDialog
      title={regle ? `Modifier la règle ${regle.nom}` : 'Ajouter une règle'}
      label={regle ? 'Garder ces changements' : 'Ajouter la règle'}
      size="lg"
      prefix="regle"
      saisie={saisie}
      fields={champsRegle(service)}
      options={{ etiquette: service.etiquettes.map(({ id: value, nom }) => ({ value, label: nom })) }}
      own={{ etiquette: (control) => <SelectControl {...control} /> }}
      onClose={onClose}
    />
  );
}

/**
 * Returns a new id for a rule as a UUID, which the server expects: the digits of `newId` with dashes, a version and a
 * variant.
 */
function newUuid(): string {
  const digits = newId();
  const parts = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
  ];
  return [...parts, digits.slice(20)].join('-');
}
