import { definitionEndpoints } from '@asso/contract/agrement/definition.endpoints';
import type { AgrementResume } from '@asso/contract/agrement/definition.schemas';
import { useState } from 'react';
import { type Acte, ActeDialog } from '../../catalogue/services/ActeDialog.tsx';
import { call } from '../../platform/call/call.ts';
import { newId } from '../../ui/page/new-id.ts';
import { RowActs } from '../../ui/table/RowActs.tsx';
import { DupliquerAgrement } from './DupliquerAgrement.tsx';

type DefinitionActesProps = { agrement: AgrementResume; onDone: () => void };
type ActeOffert = 'duplicate' | 'withdraw' | 'restore' | 'delete';

const verbes: Record<ActeOffert, string> = {
  duplicate: 'Dupliquer',
  withdraw: 'Retirer',
  restore: 'Proposer à nouveau',
  delete: 'Supprimer',
};

/** What an action other than duplication changes, said before it is done. */
const suites: Record<Exclude<ActeOffert, 'duplicate'>, string> = {
  withdraw:
    'Les associations ne le trouveront plus et ne pourront plus le demander. Ses dossiers restent et s’instruisent comme avant.',
  restore: 'Les associations le retrouveront, et pourront le demander entre ses dates.',
  delete: 'Aucun dossier n’a été commencé. Son code pourra servir à un autre agrément.',
};

const faits: Record<Exclude<ActeOffert, 'duplicate'>, string> = {
  withdraw: 'n’est plus proposé.',
  restore: 'est de nouveau proposé.',
  delete: 'est supprimé.',
};

/** The actions that the rights of this agrément allow. */
export function DefinitionActes({ agrement, onDone }: DefinitionActesProps) {
  const [asked, setAsked] = useState<ActeOffert | null>(null);
  const close = () => setAsked(null);
  const open = (Object.keys(verbes) as ActeOffert[]).filter((acte) => agrement.rights[acte] === true);
  return (
    <>
      <RowActs
        of={agrement.libelle}
        acts={open.map((acte) => ({
          label: verbes[acte],
          of: `: ${agrement.libelle}`,
          onPress: () => setAsked(acte),
        }))}
      />
      {asked === 'duplicate' && <DupliquerAgrement agrement={agrement} onClose={close} />}
      {asked !== null && asked !== 'duplicate' && (
        <ActeDialog acte={acteOf(agrement, asked, onDone)} onClose={close} />
      )}
    </>
  );
}

function acteOf(
  { _id: id, libelle, version }: AgrementResume,
  acte: Exclude<ActeOffert, 'duplicate'>,
  after: () => void,
): Acte {
  return {
    verbe: `${verbes[acte]}${acte === 'restore' ? '' : ' l’agrément'}`,
    titre: `${verbes[acte]} « ${libelle} » ?`,
    consequence: suites[acte],
    done: `${libelle} ${faits[acte]}`,
    isDanger: acte === 'delete',
    send: () => {
      const at = { params: { id }, idempotencyKey: newId() };
      return acte === 'delete'
        ? call(definitionEndpoints.deleteAgrement, at)
        : call(definitionEndpoints.changeEtatAgrement, {
            ...at,
            body: { etat: acte === 'withdraw' ? 'retire' : 'publie' },
            ifMatch: version,
          });
    },
    after,
  };
}
