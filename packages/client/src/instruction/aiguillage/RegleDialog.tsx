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

/** A rule reads « quand … alors … »; nothing is saved before the list of rules is. */
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

/** The server reads the id of a rule as a UUID: the digits of `newId` with its dashes, its version and its variant. */
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
