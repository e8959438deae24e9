import { count } from '@asso/domain/identifiants/nombres-affiches';
import type { ReactNode } from 'react';
import { AppLink } from '../platform/AppLink.tsx';
import { useActingFor } from '../platform/session/acting-for.ts';
import type { Tableau } from './tableau-de-bord.ts';
import './accueil.css';
import './gestes.css';

type Geste = {
  titre: string;
  texte: string;
  etat: 'fait' | 'a-faire' | 'attente' | 'ensuite';
  acte?: ReactNode;
};

/** Shows three steps to a person who has never asked for anything; the first one not done has the filled button. */
export function PremiereDemande({ ouvertes }: Pick<Tableau, 'ouvertes'>) {
  const association = useActingFor();
  const gestes = [ajout(association), choix(association?.etat === 'active', ouvertes), envoi];
  return (
    <section aria-labelledby="premiere-demande">
      <h2 id="premiere-demande" className="invisible">
        Votre première demande
      </h2>
      <ol className="liste-nue cadre gestes">
        {gestes.map((geste, index) => (
          <GesteLigne key={geste.titre} geste={geste} rang={index + 1} />
        ))}
      </ol>
      <p className="gestes__mot fr-icon-file-text-line">
        <strong>À avoir sous la main :</strong> un RIB et une idée des dépenses.
      </p>
    </section>
  );
}

function ajout(association: ReturnType<typeof useActingFor>): Geste {
  if (association?.etat === 'active') {
    return { titre: 'Votre association est ajoutée', texte: association.nom, etat: 'fait' };
  }
  if (association) {
    return {
      titre: 'Votre association est demandée',
      texte: `${association.nom}. Une réponse est attendue.`,
      etat: 'attente',
    };
  }
  return {
    titre: 'Ajouter votre association',
    texte: 'Par son nom, son numéro RNA ou son SIREN.',
    etat: 'a-faire',
    acte: (
      <AppLink className="fr-btn" href="/ajout-association">
        Ajouter mon association
      </AppLink>
    ),
  };
}

const choix = (isReady: boolean, ouvertes: Tableau['ouvertes']): Geste => ({
  titre: 'Choisir une aide',
  texte: ouvertesSaid(ouvertes),
  etat: isReady ? 'a-faire' : 'ensuite',
  ...(isReady
    ? {
        acte: (
          <AppLink className="fr-btn" href="/repertoire-des-subventions">
            Choisir une aide
          </AppLink>
        ),
      }
    : {}),
});

/** Counts the aids of the seat's place; those of elsewhere are told only where there is no other. */
function ouvertesSaid(ouvertes: Tableau['ouvertes']): string {
  const ici = ouvertes.filter(({ estDAilleurs }) => !estDAilleurs).length;
  if (ici > 0) return `${count(ici, 'aide vous est ouverte', 'aides vous sont ouvertes')} en ce moment.`;
  return ouvertes.length > 0
    ? 'Les aides ouvertes en ce moment sont d’autres territoires que le vôtre.'
    : 'Aucune aide ouverte en ce moment ne vous correspond.';
}

const envoi: Geste = {
  titre: 'Remplir et transmettre',
  texte: 'Votre projet, votre budget, puis l’envoi au service.',
  etat: 'ensuite',
};

const mots = { fait: 'Terminé', attente: 'En attente', ensuite: 'Ensuite' } as const;

function GesteLigne({ geste, rang }: { geste: Geste; rang: number }) {
  const { titre, texte, etat, acte } = geste;
  return (
    <li className={`geste geste--${etat}`}>
      <span className="geste__rang" aria-hidden="true">
        {etat === 'fait' ? <span className="fr-icon-check-line" /> : rang}
      </span>
      <div className="geste__corps">
        <h3 className="chose__titre">{titre}</h3>
        <p className="discret">{texte}</p>
      </div>
      {acte ?? <span className="geste__mot">{etat === 'a-faire' ? '' : mots[etat]}</span>}
    </li>
  );
}
