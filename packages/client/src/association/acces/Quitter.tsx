import { accesEndpoints } from '@asso/contract/association/acces.endpoints';
import { associationProblems } from '@asso/domain/association/association.problems';
import { problemMessage } from '@asso/domain/kernel/problems';
import { useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { call } from '../../platform/call/call.ts';
import { wantHeadingFocus } from '../../platform/page/heading-focus.ts';
import { go } from '../../platform/page/navigation.ts';
import { loadUser } from '../../platform/session/session.ts';
import { accesHref } from '../fiche/fiche-href.ts';
import { ActeButton } from './ActeButton.tsx';
import { isLastManager } from './acces-words.ts';
import type { AccesLu } from './use-acces.ts';

type QuitterProps = { id: string; acces: AccesLu };

/** Lets a member leave; the last person who manages the association is told what that means, and must confirm it. */
export function Quitter({ id, acces }: QuitterProps) {
  const { nom } = acces.identite.association;
  // The manager of one establishment does not see the head office's members, so only the server knows who is the last
  // one.
  const [isRefused, setIsRefused] = useState(false);
  const isSecondaire = acces.identite.profil === 'secondaire';
  const isLast = isRefused || (!isSecondaire && isLastManager(acces.membres.items));
  const leave = async () => {
    const outcome = await call(accesEndpoints.exitAssociation, {
      params: { authId: 'moi' },
      query: { idAsso: id },
      body: { reprise_ouverte: isLast },
    });
    if (!outcome.ok) setIsRefused(outcome.problem.code === 'association.dernier-gestionnaire');
    return outcome;
  };
  return (
    <ActeButton
      label="Quitter"
      what={nom}
      title={`Quitter ${nom}`}
      confirm={isLast ? 'Partir en laissant la reprise ouverte' : 'Quitter l’association'}
      isDanger
      act={leave}
      done={`Vous ne gérez plus ${nom}.`}
      onDone={leaveForHome}
    >
      {isLast ? (
        <>
          <p>{problemMessage(associationProblems['association.dernier-gestionnaire'])}</p>
          <p>
            <AppLink href={`${accesHref(id)}?inviter=1`} onClick={wantHeadingFocus}>
              Inviter une personne
            </AppLink>
          </p>
        </>
      ) : (
        <p>Vous ne verrez plus rien de l’association dès maintenant.</p>
      )}
      <p>Vos dossiers en cours restent à l’association.</p>
    </ActeButton>
  );
}

/** Leads home after leaving, once the person's accesses are read again. */
export async function leaveForHome(): Promise<void> {
  wantHeadingFocus();
  await loadUser({ again: true });
  go('/user/dashboard', { replace: true });
}
