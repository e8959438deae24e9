import { identiteExterneEndpoints } from '@asso/contract/compte/identite-externe.endpoints';
import type { IdentiteLiee } from '@asso/contract/compte/identite-externe.schemas';
import { fournisseurs, isIdFournisseur } from '@asso/domain/compte/fournisseur-identite.rows';
import { formatDate, formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { brand } from '../../platform/brand.ts';
import { call } from '../../platform/call/call.ts';
import { notify } from '../../platform/session/announcements.ts';
import { useRead } from '../../platform/use-read.ts';
import { Notice } from '../../ui/Notice.tsx';
import { focusHeading } from '../../ui/page/focus.ts';

const { listIdentites, forgetIdentite } = identiteExterneEndpoints;

/** Lists the national identities that open the account, which can be removed. */
export function IdentitesRubrique() {
  const read = useRead(listIdentites, {});
  const noms = brand.connexions.filter(isIdFournisseur).map((id) => fournisseurs[id].nom);
  return (
    <section className="pile pile--serree" aria-labelledby="identites">
      <h2 id="identites" className="fr-h4">
        Connexion sans mot de passe
      </h2>
      {read.state === 'refuse' && <Notice tone="erreur" title={read.problem.message} />}
      {read.state === 'lu' && read.value.items.length === 0 && (
        <p>
          Aucune identité n’ouvre votre compte. Pour en lier une, choisissez {noms.join(' ou ')} à votre
          prochaine connexion.
        </p>
      )}
      {read.state === 'lu' && read.value.items.length > 0 && (
        <ul className="liste-nue">
          {read.value.items.map((one) => (
            <IdentiteRow key={one.id} identite={one} onRemoved={read.reload} />
          ))}
        </ul>
      )}
    </section>
  );
}

type IdentiteRowProps = { identite: IdentiteLiee; onRemoved: () => Promise<unknown> };

function IdentiteRow({ identite, onRemoved }: IdentiteRowProps) {
  const [refused, setRefused] = useState<{ code: string; message: string } | null>(null);
  const { nom } = fournisseurs[identite.fournisseur];
  const depuis = formatDate(new Date(identite.depuis));
  const remove = async () => {
    const outcome = await call(forgetIdentite, { params: { id: identite.id } });
    if (!outcome.ok) return setRefused(outcome.problem);
    notify('succes', `${nom} n’ouvre plus votre compte.`);
    await onRemoved();
    focusHeading();
  };
  return (
    <li className="ligne-compte">
      <div>
        <p>{nom}</p>
        <p className="discret">
          Liée le {depuis}, dernière connexion le {formatHorodatage(new Date(identite.vue))}
        </p>
        {refused && (
          <p className="fr-error-text" role="alert">
            {refused.message}
          </p>
        )}
        {refused?.code === 'compte.dernier-acces' && (
          <p>
            <AppLink href="/mot-de-passe-oublie">Choisir un mot de passe</AppLink>
          </p>
        )}
      </div>
      <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" onClick={remove}>
        Retirer
        <span className="invisible">
          {' '}
          : {nom}, liée le {depuis}
        </span>
      </button>
    </li>
  );
}
