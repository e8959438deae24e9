import { repertoireEndpoints } from '@asso/contract/catalogue/repertoire.endpoints';
import type { SubventionView } from '@asso/contract/subvention/subvention.schemas';
import { useState } from 'react';
import { AppLink } from '../platform/AppLink.tsx';
import { call } from '../platform/call/call.ts';
import { useRead } from '../platform/use-read.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { announce } from '../ui/page/announcer.ts';
import { alertesHref } from './repertoire-query.ts';

type AlerteButtonProps = { code: string; ouverture: SubventionView['ouverture'] };

/** The button « M’avertir de la prochaine ouverture » sets an alert, and another one removes it. */
export function AlerteButton({ code, ouverture }: AlerteButtonProps) {
  const alertes = useRead(repertoireEndpoints.listAlertes, {});
  const [error, setError] = useState<string | null>(null);
  if (alertes.state !== 'lu') return null;
  const isFollowed = alertes.value.items.some((one) => one.code === code);
  const toggle = async () => {
    const row = isFollowed ? repertoireEndpoints.removeAlerte : repertoireEndpoints.addAlerte;
    const outcome = await call(row, { params: { code } });
    setError(outcome.ok ? null : outcome.problem.message);
    await alertes.reload();
    if (outcome.ok) announce(isFollowed ? 'Alerte retirée.' : avertie);
  };
  return (
    <div className="pile pile--serree">
      {isFollowed && (
        <p className="fr-icon-notification-3-line alerte-suivie">
          {avertie} <AppLink href={alertesHref}>Mes alertes</AppLink>
        </p>
      )}
      {error && (
        <p className="fr-message fr-message--error" role="alert">
          {error}
        </p>
      )}
      <ActionButton kind={isFollowed ? 'secondaire' : 'principal'} onPress={toggle}>
        {isFollowed
          ? 'Ne plus m’avertir'
          : ouverture === 'a-venir'
            ? 'M’avertir de l’ouverture'
            : 'M’avertir de la prochaine ouverture'}
      </ActionButton>
    </div>
  );
}

const avertie = 'Vous serez averti ici et par courriel à l’ouverture.';
