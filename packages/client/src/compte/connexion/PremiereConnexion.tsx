import { connexionExterneEndpoints } from '@asso/contract/compte/connexion-externe.endpoints';
import type { Premiere } from '@asso/contract/compte/connexion-externe.schemas';
import { personneIdentiteFields } from '@asso/domain/compte/personne.fields';
import { call } from '../../platform/call/call.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { SaisieForm } from '../../platform/saisie/SaisieForm.tsx';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import { enterExterne } from './enter-externe.ts';
import { LierCompteForm } from './LierCompteForm.tsx';

type PremiereConnexionProps = { nom: string; premiere: Premiere };

/**
 * The first sign-in with a national identity: a person must prove that an existing account is theirs before it is
 * linked.
 */
export function PremiereConnexion({ nom, premiere }: PremiereConnexionProps) {
  const { compteConnu, courriel } = premiere;
  if (compteConnu) {
    return (
      <div className="page colonne-texte pile">
        <PageHeading
          titre="Vous avez déjà un compte"
          chapo={
            <>
              L’adresse <strong className="adresse-entiere">{courriel}</strong> a un compte ici. Prouvez une
              fois qu’il est le vôtre : {nom} l’ouvrira ensuite.
            </>
          }
        />
        <LierCompteForm nom={nom} premiere={premiere} />
      </div>
    );
  }
  return (
    <div className="page">
      <div className="deux-colonnes connexion">
        <div className="pile colonne-texte">
          <PageHeading
            titre="Créer mon compte"
            chapo={
              <>
                {nom} vous a reconnu. Vérifiez votre nom : votre compte sera à l’adresse{' '}
                <strong className="adresse-entiere">{courriel}</strong>.
              </>
            }
          />
          <CreerCompteExterneForm premiere={premiere} />
        </div>
        <section className="connexion__cote pile" aria-labelledby="deja-un-compte">
          <h2 id="deja-un-compte" className="fr-h4">
            Déjà un compte ici ?
          </h2>
          <p>Donnez son mot de passe : {nom} l’ouvrira ensuite, et vous n’en aurez pas deux.</p>
          <LierCompteForm nom={nom} premiere={premiere} />
        </section>
      </div>
    </div>
  );
}

const fields = personneIdentiteFields('saisie');

/**
 * Creates an account from a national identity; the name can be corrected, since the provider may give all the first
 * names, or a name no longer used.
 */
function CreerCompteExterneForm({ premiere }: { premiere: Premiere }) {
  const { essai, civilite, prenom, nom } = premiere;
  const saisie = useSaisie({
    name: null,
    value: { civilite, prenom, nom } as Record<string, string | null>,
    send: (typed) =>
      enterExterne(call(connexionExterneEndpoints.registerExterne, { body: { essai, ...typed } })),
    onDone: () => undefined,
  });
  return (
    <SaisieForm label="Créer mon compte" busyText="Création en cours…" saisie={saisie} fields={fields} />
  );
}
