import {
  fournisseurs,
  type IdFournisseur,
  isIdFournisseur,
} from '@asso/domain/compte/fournisseur-identite.rows';
import { useState } from 'react';
import { brand } from '../../platform/brand.ts';
import { call } from '../../platform/call/call.ts';
import { networkProblem } from '../../platform/call/call-problems.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { announce } from '../../ui/page/announcer.ts';
import { loadOrReload } from '../../ui/page/lazy-part.ts';
import './connexions-externes.css';

/** The buttons of the national providers with which the operator is registered. */
export function ConnexionsExternes({ redirect }: { redirect: string }) {
  const [refused, setRefused] = useState<string | null>(null);
  const offered = brand.connexions.filter(isIdFournisseur);
  if (offered.length === 0) return null;
  const refuse = (message: string) => {
    setRefused(message);
    announce(message);
  };
  return (
    <section className="pile connexions-externes" aria-labelledby="connexions-externes">
      <h2 id="connexions-externes" className="fr-h4">
        Ou sans mot de passe
      </h2>
      {refused && <Notice tone="attention" title={refused} />}
      {offered.map((id) => (
        <FournisseurBouton key={id} id={id} redirect={redirect} onRefused={refuse} />
      ))}
    </section>
  );
}

type FournisseurBoutonProps = { id: IdFournisseur; redirect: string; onRefused: (message: string) => void };

function FournisseurBouton({ id, redirect, onRefused }: FournisseurBoutonProps) {
  const { nom, pour, aide } = fournisseurs[id];
  const leave = async () => {
    const adresse = await begin(id, redirect);
    if (adresse.ok) location.assign(adresse.value);
    else onRefused(adresse.message);
  };
  return (
    <div className="fournisseur">
      <ActionButton kind="secondaire" onPress={leave} busyText={`Vers ${nom}…`}>
        S’identifier avec {nom}
      </ActionButton>
      <p className="fr-hint-text">{pour}</p>
      <a className="fr-link fr-link--sm" href={aide}>
        Qu’est-ce que {nom} ?
      </a>
    </div>
  );
}

type Begun = { ok: true; value: string } | { ok: false; message: string };

/**
 * Begins a sign-in with a provider. The endpoint is loaded at the first press, so that the page does not wait for it.
 */
async function begin(fournisseur: IdFournisseur, redirect_url: string): Promise<Begun> {
  const rows = await loadOrReload(() => import('@asso/contract/compte/connexion-externe.endpoints')).catch(
    () => null,
  );
  if (!rows) return { ok: false, message: networkProblem({}).message };
  const { beginExterne } = rows.connexionExterneEndpoints;
  const outcome = await call(beginExterne, { params: { fournisseur }, body: { redirect_url } });
  if (outcome.ok) return { ok: true, value: outcome.value.adresse };
  return { ok: false, message: outcome.problem.message };
}
