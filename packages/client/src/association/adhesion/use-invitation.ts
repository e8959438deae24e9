import { invitationEndpoints } from '@asso/contract/association/invitation.endpoints';
import { associationProblems } from '@asso/domain/association/association.problems';
import { type Invitation, invitationFields } from '@asso/domain/association/invitation.fields';
import { identifiantProblems } from '@asso/domain/identifiants/identifiants.problems';
import { useRef, useState } from 'react';
import { call } from '../../platform/call/call.ts';
import { wantHeadingFocus } from '../../platform/page/heading-focus.ts';
import { go } from '../../platform/page/navigation.ts';
import { notify } from '../../platform/session/announcements.ts';
import type { FieldError } from '../../ui/fields/field-errors.ts';
import { useFormErrors } from '../../ui/fields/use-form-errors.ts';
import { newId } from '../../ui/page/new-id.ts';
import { accesHref } from '../fiche/rubriques.ts';

const aucunDossier = { code: 'association.dossiers-a-choisir', field: 'dossiers' };

type Input = {
  id: string;
  /** The form first proposes the widest access that the inviting person may give. */
  first: NonNullable<Invitation['portee']>;
  onInvited: () => Promise<unknown>;
};

/** The invitation is checked with the server's rules, then sent only once. */
export function useInvitation({ id, first, onInvited }: Input) {
  const [value, setValue] = useState<Invitation>({ portee: first });
  const [dossiers, setDossiers] = useState<readonly string[]>([]);
  const [refusals, setRefusals] = useState<readonly FieldError[]>([]);
  const [refusedTimes, setRefusedTimes] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const key = useRef(newId());
  const isMissing = value.portee === 'dossiers' && dossiers.length === 0;
  const checks = useFormErrors({
    fields: invitationFields,
    value,
    context: { stage: 'saisie', scopes: { parent: value } },
    sentences: { ...identifiantProblems, ...associationProblems },
    others: isMissing ? [aucunDossier] : [],
  });

  const send = async () => {
    const { email = '', fonction, portee, id_siret } = value;
    const outcome = await call(invitationEndpoints.inviter, {
      query: { id_asso: id },
      body: {
        email: email ?? '',
        fonction: fonction ?? 'AUT',
        ...(portee === 'etablissement' ? { id_siret } : {}),
        ...(portee === 'dossiers' ? { dossiers: [...dossiers] } : {}),
      },
      idempotencyKey: key.current,
    });
    if (!outcome.ok) {
      key.current = newId();
      setRefusals(outcome.problem.problems.map(({ field = '', message }) => ({ field, message })));
      return setRefusedTimes((before) => before + 1);
    }
    await onInvited();
    notify('succes', `Invitation envoyée à ${outcome.value.email}.`);
    wantHeadingFocus();
    go(accesHref(id), { replace: true });
  };

  return {
    value,
    dossiers,
    errors: checks.shown.length > 0 ? checks.shown : refusals,
    attempt: checks.attempt + refusedTimes,
    isBusy,
    change: (path: string, to: unknown) => {
      setRefusals([]);
      setValue((before) => ({ ...before, [path]: to }));
    },
    chooseDossiers: (chosen: readonly string[]) => {
      setRefusals([]);
      setDossiers(chosen);
    },
    submit: async () => {
      if (isBusy || !checks.check()) return;
      setIsBusy(true);
      await send();
      setIsBusy(false);
    },
  };
}
