import { connexionExterneEndpoints } from '@asso/contract/compte/connexion-externe.endpoints';
import type { Premiere } from '@asso/contract/compte/connexion-externe.schemas';
import { useState } from 'react';
import { call } from '../../platform/call/call.ts';
import { SaisieForm } from '../../platform/saisie/SaisieForm.tsx';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { adresse, code, confiance, missingIn, votreMotDePasse } from '../champs-compte.ts';
import { CourrielControl } from '../inscription/CourrielControl.tsx';
import { MotDePasseControl } from '../mot-de-passe/MotDePasseControl.tsx';
import { CodeControl } from './CodeControl.tsx';
import { enterExterne } from './enter-externe.ts';

const { linkExterne, mailLinkExterne } = connexionExterneEndpoints;
type Preuves = { email?: string | null; password?: string | null; code?: string | null; confiance: boolean };

/**
 * Links a national identity to an account, proved by its password or, when the provider guarantees the address, by a
 * link sent to it.
 */
export function LierCompteForm({ nom, premiere }: { nom: string; premiere: Premiere }) {
  const { essai, courriel, compteConnu } = premiere;
  const [needsCode, setNeedsCode] = useState(false);
  const saisie = useSaisie({
    name: null,
    value: { email: compteConnu ? courriel : null, confiance: true } as Preuves,
    send: async ({ email, password, code: given, confiance: isTrusted }) => {
      const preuves = { essai, email: email?.trim() ?? '', password: password ?? '' };
      const body = needsCode ? { ...preuves, code: given ?? '', confiance: isTrusted } : preuves;
      const outcome = await enterExterne(call(linkExterne, { body }));
      if (!outcome.ok && outcome.problem.code === 'compte.code-requis') setNeedsCode(true);
      return outcome;
    },
    onDone: () => undefined,
  });
  const fields = {
    ...(!compteConnu && { email: adresse('Adresse électronique') }),
    password: votreMotDePasse,
    ...(needsCode && { code, confiance }),
  };
  return (
    <SaisieForm
      label={`Lier ${nom} à ce compte`}
      kind={compteConnu ? 'principal' : 'secondaire'}
      busyText="Vérification en cours…"
      saisie={saisie}
      fields={fields}
      rules={missingIn(saisie.typed, fields)}
      own={{ email: CourrielControl, password: MotDePasseControl, code: CodeControl }}
      foot={compteConnu && <ParCourriel essai={essai} courriel={courriel} />}
    />
  );
}

/** Sends a link by e-mail, for a person who has no password or forgot it. */
function ParCourriel({ essai, courriel }: { essai: string; courriel: string }) {
  const [said, setSaid] = useState<{ tone: 'info' | 'erreur'; text: string } | null>(null);
  const send = async () => {
    const outcome = await call(mailLinkExterne, { body: { essai } });
    setSaid(
      outcome.ok
        ? { tone: 'info', text: `Un lien part à ${courriel}. Ouvrez-le dans ce navigateur, dans l’heure.` }
        : { tone: 'erreur', text: outcome.problem.message },
    );
  };
  return (
    <section className="pile pile--serree" aria-labelledby="par-courriel">
      <h2 id="par-courriel" className="fr-h5">
        Pas de mot de passe, ou oublié ?
      </h2>
      <div role="status">{said && <Notice tone={said.tone} title={said.text} />}</div>
      <div className="actions">
        <ActionButton kind="secondaire" onPress={send} busyText="Envoi en cours…">
          Recevoir un lien par courriel
        </ActionButton>
      </div>
    </section>
  );
}
