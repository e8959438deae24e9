import { adhesionEndpoints } from '@asso/contract/association/adhesion.endpoints';
import type { DemandeAdhesionBody } from '@asso/contract/association/adhesion.schemas';
import type { AssociationTrouvee } from '@asso/contract/association/recherche.schemas';
import { useRef, useState } from 'react';
import { call } from '../../platform/call/call.ts';
import { wantHeadingFocus } from '../../platform/page/heading-focus.ts';
import { go } from '../../platform/page/navigation.ts';
import { actFor } from '../../platform/session/acting-for.ts';
import { notify } from '../../platform/session/announcements.ts';
import { loadUser } from '../../platform/session/session.ts';
import type { FieldError } from '../../ui/fields/field-errors.ts';
import { newId } from '../../ui/page/new-id.ts';
import { appartenanceOf } from './appartenance.ts';

type Declared = Pick<DemandeAdhesionBody, 'fonction' | 'certificat' | 'message'>;

/** Sends one request however often the button is pressed; an open access leads home, a pending one to its page. */
export function useAdhesion(association: AssociationTrouvee, siret: string | null) {
  const [isBusy, setIsBusy] = useState(false);
  const [refusals, setRefusals] = useState<readonly FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const isRunning = useRef(false);
  const idempotencyKey = useRef(newId());

  const send = async (declared: Declared) => {
    const outcome = await call(adhesionEndpoints.joinAssociations, {
      params: { id: 'moi' },
      body: { associations: [{ id_association: association.id, id_siret: siret, ...declared }] },
      idempotencyKey: idempotencyKey.current,
    });
    if (!outcome.ok) {
      // Trying again with other answers is a new request, so it takes a new key.
      idempotencyKey.current = newId();
      setRefusals(outcome.problem.problems.map(({ message }) => ({ field: '', message })));
      return setAttempt((before) => before + 1);
    }
    // Once the user is read again, the page shown here has another title.
    wantHeadingFocus();
    const user = await loadUser({ again: true });
    const membership = user && appartenanceOf(user, { association, siret });
    if (membership?.etat !== 'active') return;
    actFor(membership);
    notify('succes', 'Votre association est ajoutée.');
    go('/user/dashboard');
  };

  return {
    isBusy,
    refusals,
    attempt,
    join: async (declared: Declared) => {
      if (isRunning.current) return;
      isRunning.current = true;
      setIsBusy(true);
      await send(declared);
      setIsBusy(false);
      isRunning.current = false;
    },
  };
}
