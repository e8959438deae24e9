import { campagneEndpoints } from '@asso/contract/catalogue/campagne.endpoints';
import type { SubventionAdministree } from '@asso/contract/catalogue/campagne.schemas';
import type { Draft, Fields } from '@asso/domain/kernel/fields';
import { useState } from 'react';
import { call } from '../../platform/call/call.ts';
import { go } from '../../platform/page/navigation.ts';
import { SaisieDialog } from '../../platform/saisie/SaisieDialog.tsx';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import { notify } from '../../platform/session/announcements.ts';
import { newId } from '../../ui/page/new-id.ts';
import { RowActs } from '../../ui/table/RowActs.tsx';
import { type Acte, ActeDialog } from '../services/ActeDialog.tsx';
import { campagneHref } from './campagne-href.ts';
import { codeDeSubvention } from './nouvelle-subvention.ts';

type SubventionActesProps = { subvention: SubventionAdministree; onDone: () => void };
type ActeOffert = 'duplicate' | 'activate' | 'deactivate' | 'delete';

const verbes: Record<ActeOffert, string> = {
  duplicate: 'Dupliquer',
  activate: 'Rouvrir',
  deactivate: 'Fermer',
  delete: 'Supprimer',
};

/** The actions on a subvention that the reader's rights allow. */
export function SubventionActes({ subvention, onDone }: SubventionActesProps) {
  const [asked, setAsked] = useState<ActeOffert | null>(null);
  const close = () => setAsked(null);
  // A published subvention must be withdrawn before it is deleted, so it has no « Supprimer ».
  const open = (Object.keys(verbes) as ActeOffert[]).filter(
    (acte) => subvention.rights[acte] === true && !(acte === 'delete' && subvention.etat === 'publiee'),
  );
  return (
    <>
      <RowActs
        of={subvention.titre}
        acts={open.map((acte) => ({
          label: verbes[acte],
          of: `: ${subvention.titre}`,
          onPress: () => setAsked(acte),
        }))}
      />
      {asked === 'duplicate' && <DupliquerSubvention subvention={subvention} onClose={close} />}
      {asked !== null && asked !== 'duplicate' && (
        <ActeDialog acte={actesOf(subvention, onDone)[asked]} onClose={close} />
      )}
    </>
  );
}

function actesOf(
  { id, titre, code, version }: SubventionAdministree,
  after: () => void,
): Record<Exclude<ActeOffert, 'duplicate'>, Acte> {
  const activate = (active: boolean) => () =>
    call(campagneEndpoints.updateSubvention, { params: { id }, body: { active }, ifMatch: version });
  return {
    activate: {
      verbe: 'Rouvrir',
      titre: `Rouvrir « ${titre} » ?`,
      consequence: 'Les associations la retrouveront, et pourront la demander entre ses dates.',
      done: `${titre} est de nouveau proposée.`,
      send: activate(true),
      after,
      refused: after,
    },
    deactivate: {
      verbe: 'Fermer la subvention',
      titre: `Fermer « ${titre} » ?`,
      consequence:
        'Les associations ne la trouveront plus et ne pourront plus la demander. Ses dossiers restent et s’instruisent comme avant.',
      done: `${titre} n’est plus proposée.`,
      send: activate(false),
      after,
      refused: after,
    },
    delete: {
      verbe: 'Supprimer la subvention',
      titre: `Supprimer « ${titre} » ?`,
      consequence: `Aucun dossier n’a été commencé. Son brouillon et ses versions ne seront plus accessibles, et le code ${code} pourra servir à une autre.`,
      done: `${titre} est supprimée.`,
      isDanger: true,
      send: () => call(campagneEndpoints.deleteSubvention, { params: { id }, idempotencyKey: newId() }),
      after,
      refused: after,
    },
  };
}

const fields = { code: codeDeSubvention } as const satisfies Fields;

type DupliquerSubventionProps = { subvention: SubventionAdministree; onClose: () => void };

/** Copies the whole subvention to the next year under another code; nothing is published. */
function DupliquerSubvention({ subvention, onClose }: DupliquerSubventionProps) {
  const saisie = useSaisie({
    name: `subvention-copie-${subvention.id}`,
    value: {} as Draft<typeof fields>,
    send: ({ code }, idempotencyKey) =>
      call(campagneEndpoints.duplicateSubvention, {
        params: { id: subvention.id },
        body: { code: code?.trim() ?? '' },
        idempotencyKey,
      }),
    onDone: ({ id }) => {
      notify('succes', 'Subvention dupliquée : ses dates avancent d’un an.');
      go(campagneHref(id, { rubrique: 'calendrier' }));
    },
  });
  return (
    <SaisieDialog
      title={`Dupliquer « ${subvention.titre} » ?`}
      label="Dupliquer la campagne"
      saisie={saisie}
      fields={fields}
      before={<p>Questions, pièces, services et dates sont repris, un an plus tard. Rien n’est publié.</p>}
      onClose={onClose}
    />
  );
}
