import type { User } from '@asso/contract/compte/user.schemas';
import { pageNouvelleDemande } from '@asso/domain/dossier/genre.rows';
import { useEffect, useRef } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { useActingFor } from '../../platform/session/acting-for.ts';

type Demandee = { code: string; exercice?: number };
type SuiteProps = Demandee & { user: User | null };

/** Asks for an account, then for an association; the answers typed so far are kept meanwhile. */
export function SuitePanel({ user, ...demandee }: SuiteProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="cadre pile pile--serree" aria-labelledby="suite">
      <h2 id="suite" className="fr-h5" ref={title} tabIndex={-1}>
        {user ? 'Votre brouillon est ici' : 'Un compte pour enregistrer'}
      </h2>
      {user ? <AvecCompte {...demandee} /> : <SansCompte {...demandee} />}
    </section>
  );
}

function SansCompte({ code, exercice }: Demandee) {
  const annee = exercice === undefined ? '' : `?exercice=${exercice}`;
  const suite = encodeURIComponent(`/commencer/${encodeURIComponent(code)}${annee}`);
  return (
    <>
      <p>Votre brouillon vous attend ici, dans ce navigateur. Rien ne sera à retaper.</p>
      <div className="actions">
        <AppLink className="fr-btn" href={`/register?redirect_url=${suite}`}>
          Créer mon compte
        </AppLink>
        <AppLink className="fr-btn fr-btn--secondary" href={`/login?redirect_url=${suite}`}>
          J’ai déjà un compte
        </AppLink>
      </div>
    </>
  );
}

function AvecCompte({ code, exercice }: Demandee) {
  const association = useActingFor();
  if (!association) {
    return (
      <>
        <p>Dites d’abord pour quelle association vous demandez : votre brouillon vous attend.</p>
        <div className="actions">
          <AppLink className="fr-btn" href="/ajout-association/choix-association">
            Trouver mon association
          </AppLink>
        </div>
      </>
    );
  }
  if (association.etat !== 'active') {
    return (
      <p>
        Votre accès à {association.nom} attend une réponse. Votre brouillon vous attend dans ce navigateur.
      </p>
    );
  }
  const key = association.id_siret ?? association.id_association;
  return (
    <>
      <p>Il devient une demande de {association.nom} à l’étape suivante. Rien n’est à retaper.</p>
      <div className="actions">
        <AppLink className="fr-btn" href={pageNouvelleDemande(key, code, { exercice })}>
          Continuer pour {association.nom}
        </AppLink>
      </div>
    </>
  );
}
