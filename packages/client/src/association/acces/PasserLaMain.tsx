import { accesEndpoints } from '@asso/contract/association/acces.endpoints';
import { useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { call } from '../../platform/call/call.ts';
import { wantHeadingFocus } from '../../platform/page/heading-focus.ts';
import { SaisieDialog } from '../../platform/saisie/SaisieDialog.tsx';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import { notify } from '../../platform/session/announcements.ts';
import { OptionsControl } from '../../ui/fields/OptionsControl.tsx';
import { accesHref } from '../fiche/fiche-href.ts';
import { nomPersonne } from '../personne.ts';
import { listActiveGestionnaires } from './acces-words.ts';
import { leaveForHome } from './Quitter.tsx';
import type { AccesLu } from './use-acces.ts';

type PasserLaMainProps = { id: string; acces: AccesLu; onChanged: () => Promise<unknown> };

/** Gives one's place to somebody else: a member takes over at once, an invited person as soon as they accept. */
export function PasserLaMain(props: PasserLaMainProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <button type="button" className="fr-btn fr-btn--sm fr-btn--tertiary" onClick={() => setIsAsking(true)}>
        Passer la main
      </button>
      {isAsking && <PassationDialog {...props} onClose={() => setIsAsking(false)} />}
    </>
  );
}

/** Returns the people who can take over: their access must be at least as wide as the person's own. */
function successeursOf({ membres, invitations }: AccesLu) {
  const actifs = listActiveGestionnaires(membres.items);
  const mine = actifs.find(({ isMoi }) => isMoi);
  const isEnough = (one: { id_siret: string | null }) =>
    one.id_siret === null || one.id_siret === mine?.id_siret;
  return [
    ...actifs
      .filter((one) => !one.isMoi && isEnough(one))
      .map((one) => ({ value: `membre:${one.id}`, label: nomPersonne(one) })),
    ...invitations.items
      .filter((one) => one.etat === 'envoyee' && one.dossiers === null && isEnough(one))
      .map((one) => ({
        value: `invitation:${one.id}`,
        label: `${one.email}, dès que l’invitation sera acceptée`,
      })),
  ];
}

function PassationDialog({ id, acces, onChanged, onClose }: PasserLaMainProps & { onClose: () => void }) {
  const options = successeursOf(acces);
  const saisie = useSaisie({
    name: null,
    value: {} as { successeur?: string | null },
    send: ({ successeur }) => {
      const [kind, target = ''] = successeur?.split(':') ?? [];
      return call(accesEndpoints.passerLaMain, {
        query: { id_asso: id },
        body: kind === 'membre' ? { id_membre: target } : { id_invitation: target },
      });
    },
    onDone: ({ faite }) => {
      onClose();
      if (!faite) {
        notify('succes', 'La main passera dès que l’invitation sera acceptée.');
        return onChanged();
      }
      notify('succes', `Vous avez passé la main pour ${acces.identite.association.nom}.`);
      return leaveForHome();
    },
  });
  const isReady = options.length > 0;
  const missing = { field: 'successeur', message: 'Choisissez une personne.' };
  return (
    <SaisieDialog
      title="Passer la main"
      label="Passer la main"
      isReady={isReady}
      saisie={saisie}
      fields={
        isReady ? { successeur: { kind: 'id', of: 'personne', label: 'À qui ?', requiredAt: 'saisie' } } : {}
      }
      options={{ personne: options }}
      own={{ successeur: (control) => <OptionsControl {...control} /> }}
      rules={saisie.typed.successeur ? [] : [missing]}
      before={
        isReady ? (
          <p>
            Vos dossiers en cours seront partagés avec la personne choisie, puis votre accès prendra fin. Les
            dossiers gardent votre nom comme auteur.
          </p>
        ) : (
          <p>
            Personne ne peut encore prendre votre suite.{' '}
            <AppLink href={`${accesHref(id)}?inviter=1`} onClick={wantHeadingFocus}>
              Inviter une personne
            </AppLink>
          </p>
        )
      }
      onClose={onClose}
    />
  );
}
