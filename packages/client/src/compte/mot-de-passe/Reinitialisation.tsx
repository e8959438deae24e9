import { motDePasseEndpoints } from '@asso/contract/compte/mot-de-passe.endpoints';
import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import { champsInscription, nouveauMotDePasseProblems } from '@asso/domain/compte/mot-de-passe.rules';
import { useEffect, useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { call } from '../../platform/call/call.ts';
import { wantHeadingFocus } from '../../platform/page/heading-focus.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { SaisieForm } from '../../platform/saisie/SaisieForm.tsx';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import { leaveSession } from '../../platform/session/session.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Loading } from '../../ui/page/Loading.tsx';
import { motDePasse } from '../champs-compte.ts';
import { toInscriptionErrors } from '../inscription/inscription-errors.ts';
import { NouveauMotDePasse } from './NouveauMotDePasse.tsx';

type Etat =
  | { nom: 'verification' }
  | { nom: 'refuse'; problem: ProblemReply }
  | { nom: 'ouvert'; courriel: string }
  | { nom: 'fait' };

/** Chooses a new password; the link is checked first, so that nobody types one for a link that no longer works. */
export function Reinitialisation({ token }: { token: string }) {
  const [etat, setEtat] = useState<Etat>({ nom: 'verification' });
  useEffect(() => {
    let isGone = false;
    void call(motDePasseEndpoints.checkResetLink, { body: { token } }).then((outcome) => {
      if (isGone) return;
      setEtat(
        outcome.ok
          ? { nom: 'ouvert', courriel: outcome.value.courriel }
          : { nom: 'refuse', problem: outcome.problem },
      );
    });
    return () => {
      isGone = true;
    };
  }, [token]);
  const next = (to: Etat) => {
    wantHeadingFocus();
    setEtat(to);
  };
  switch (etat.nom) {
    case 'verification':
      return <Loading />;
    case 'refuse':
      return <Mort problem={etat.problem} />;
    case 'ouvert':
      return (
        <div className="page colonne-texte pile">
          <PageHeading
            titre="Choisir un nouveau mot de passe"
            aide="connexion"
            chapo={`Pour le compte ${etat.courriel}. Les sessions ouvertes avec l’ancien se fermeront.`}
          />
          <ReinitialisationForm
            token={token}
            onDone={() => next({ nom: 'fait' })}
            onDead={(problem) => next({ nom: 'refuse', problem })}
          />
        </div>
      );
    case 'fait':
      return <Fait />;
  }
}

const Mort = ({ problem }: { problem: ProblemReply }) => (
  <div className="page colonne-texte pile">
    <PageHeading titre="Choisir un nouveau mot de passe" aide="connexion" />
    <Notice tone="erreur" title={problem.message} />
    <div className="actions">
      <AppLink className="fr-btn" href="/mot-de-passe-oublie">
        Recevoir un nouveau lien
      </AppLink>
    </div>
  </div>
);

const Fait = () => (
  <div className="page colonne-texte pile">
    <PageHeading
      titre="Votre mot de passe est changé"
      aide="connexion"
      chapo="Toutes les sessions ouvertes avec l’ancien sont fermées, et un courriel vous le confirme."
    />
    <div className="actions">
      <AppLink className="fr-btn" href="/login">
        Se connecter
      </AppLink>
    </div>
  </div>
);

type ReinitialisationFormProps = {
  token: string;
  onDone: () => void;
  /** Called when the link was used, or expired, while the password was typed. */
  onDead: (problem: ProblemReply) => void;
};

function ReinitialisationForm({ token, onDone, onDead }: ReinitialisationFormProps) {
  const saisie = useSaisie({
    name: null,
    value: {} as { password?: string | null },
    send: async ({ password }) => {
      const body = { token, password: password ?? '', confirm: password ?? '' };
      const outcome = await call(motDePasseEndpoints.resetPassword, { body });
      if (!outcome.ok && outcome.problem.code === 'compte.lien-perime') onDead(outcome.problem);
      return outcome;
    },
    onDone: () => {
      leaveSession();
      onDone();
    },
  });
  const password = saisie.typed.password ?? '';
  return (
    <SaisieForm
      label="Enregistrer ce mot de passe"
      saisie={saisie}
      fields={{ [champsInscription.password]: motDePasse('Nouveau mot de passe') }}
      rules={toInscriptionErrors(nouveauMotDePasseProblems({ password, confirm: password, owner: {} }))}
      own={{ [champsInscription.password]: NouveauMotDePasse }}
    />
  );
}
