import { accesEndpoints } from '@asso/contract/association/acces.endpoints';
import { useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { call } from '../../platform/call/call.ts';
import { wantHeadingFocus } from '../../platform/page/heading-focus.ts';
import { notify } from '../../platform/session/announcements.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { OptionsControl } from '../../ui/fields/OptionsControl.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { accesHref } from '../fiche/rubriques.ts';
import { nomPersonne } from '../personne.ts';
import { gestionnairesOf } from './acces-words.ts';
import { leaveForHome } from './Quitter.tsx';
import type { Acces } from './use-acces.ts';

type PasserLaMainProps = { id: string; acces: Acces; onChanged: () => Promise<unknown> };

/** A member takes over at once, an invited person as soon as they accept. */
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

/** A successor needs an access at least as wide as the person's own. */
function successeursOf({ membres, invitations }: Acces) {
  const actifs = gestionnairesOf(membres.items);
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
  const [chosen, setChosen] = useState<string | null>(null);
  const [error, setError] = useState<{ kind: 'champ' | 'refus'; text: string } | null>(null);
  const press = async () => {
    const [kind, target = ''] = chosen?.split(':') ?? [];
    if (!kind) return setError({ kind: 'champ', text: 'Choisissez une personne.' });
    const outcome = await call(accesEndpoints.passerLaMain, {
      query: { id_asso: id },
      body: kind === 'membre' ? { id_membre: target } : { id_invitation: target },
    });
    if (!outcome.ok) return setError({ kind: 'refus', text: outcome.problem.message });
    onClose();
    if (!outcome.value.faite) {
      notify('succes', 'La main passera dès que l’invitation sera acceptée.');
      return onChanged();
    }
    notify('succes', `Vous avez passé la main pour ${acces.identite.association.nom}.`);
    return leaveForHome();
  };
  const action = { label: 'Passer la main', onPress: press };
  return (
    <Dialog title="Passer la main" onClose={onClose} action={options.length > 0 ? action : undefined}>
      {error?.kind === 'refus' && <Notice tone="erreur" title={error.text} />}
      {options.length === 0 ? (
        <p>
          Personne ne peut encore prendre votre suite.{' '}
          <AppLink href={`${accesHref(id)}?inviter=1`} onClick={wantHeadingFocus}>
            Inviter une personne
          </AppLink>
        </p>
      ) : (
        <>
          <p>
            Vos dossiers en cours seront partagés avec la personne choisie, puis votre accès prendra fin. Les
            dossiers gardent votre nom comme auteur.
          </p>
          <OptionsControl
            id="passation"
            label="À qui ?"
            value={chosen}
            onChange={(value) => {
              setError(null);
              setChosen(value as string);
            }}
            options={options}
            error={error?.kind === 'champ' ? error.text : undefined}
          />
        </>
      )}
    </Dialog>
  );
}
