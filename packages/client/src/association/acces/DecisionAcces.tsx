import type { DemandeAcces } from '@asso/contract/association/acces.schemas';
import { membreEndpoints } from '@asso/contract/association/membre.endpoints';
import { withElision } from '@asso/domain/identifiants/elision';
import { call } from '../../platform/call/call.ts';
import { sayFonction } from '../../referentiel/fonction-dite.ts';
import { nomPersonne } from '../personne.ts';
import { ActeButton, type ActeSaisi } from './ActeButton.tsx';

type DecisionAccesProps = { demande: DemandeAcces; onChanged: () => Promise<unknown> };
type Decision = DemandeAcces['reponses'][number];

/** The answers given with a reason, which the person receives. */
const motivees: readonly {
  reponse: Decision;
  label: string;
  confirm: string;
  title: (nom: string) => string;
  done: (demande: DemandeAcces) => string;
  kind?: 'secondaire';
  isDanger?: boolean;
}[] = [
  {
    reponse: 'maintenir',
    label: 'Maintenir l’accès',
    confirm: 'Maintenir',
    title: (nom) => `Maintenir l’accès ${withElision(nom)}`,
    done: (demande) => `L’accès ${withElision(nomPersonne(demande))} est maintenu.`,
    kind: 'secondaire',
  },
  {
    reponse: 'retirer',
    label: 'Retirer l’accès',
    confirm: 'Retirer l’accès',
    title: (nom) => `Retirer l’accès ${withElision(nom)}`,
    done: (demande) => `${nomPersonne(demande)} n’a plus accès à ${demande.association.nom}.`,
    isDanger: true,
  },
  {
    reponse: 'refuser',
    label: 'Refuser',
    confirm: 'Refuser',
    title: (nom) => `Refuser l’accès à ${nom}`,
    done: (demande) => `La demande ${withElision(nomPersonne(demande))} est refusée.`,
    isDanger: true,
  },
];

/** Shows the answers that the administration can give to a request for access, each with its consequence. */
export function DecisionAcces({ demande, onChanged }: DecisionAccesProps) {
  const { id, association, reponses, version } = demande;
  const nom = nomPersonne(demande);
  const anciens = demande.gestionnaires.filter(({ remplacable }) => remplacable);
  const decide =
    (decision: Decision) =>
    (motif: string | undefined, { remplaces }: ActeSaisi) =>
      call(membreEndpoints.decideMembre, {
        query: { id_asso: association.id, id },
        body: {
          decision,
          motif,
          ...(decision === 'accepter' ? { remplaces: Array.isArray(remplaces) ? remplaces : [] } : {}),
        },
        ifMatch: version,
      });
  const what = `la demande ${withElision(nom)} pour ${association.nom}`;
  return (
    <div className="actions actions--ligne">
      {reponses.includes('accepter') && (
        <ActeButton
          kind="secondaire"
          label="Accepter"
          what={what}
          title={`Donner accès à ${nom}`}
          confirm="Accepter"
          fields={anciens.length > 0 ? { remplaces: remplacesRow(anciens) } : undefined}
          act={decide('accepter')}
          done={`${nom} gère maintenant ${association.nom}.`}
          onDone={onChanged}
        >
          <p>
            {nom} gérera {association.nom}. Les dossiers en cours lui seront partagés, et ce qui était fermé
            s’ouvrira. Les personnes qui la gèrent en seront averties.
          </p>
          {demande.preuves.length > 0 && <p>Vérifiez la preuve avant : elle dit qui est élu, et quand.</p>}
        </ActeButton>
      )}
      {reponses.includes('ouvrir') && (
        <ActeButton
          kind="secondaire"
          label="Ouvrir le passé"
          what={`${withElision(association.nom)} à ${nom}`}
          title={`Ouvrir le passé ${withElision(association.nom)}`}
          confirm="Ouvrir"
          act={decide('ouvrir')}
          done={`${nom} voit maintenant ce que les anciens responsables ont laissé.`}
          onDone={onChanged}
        >
          <p>
            {nom} verra les RIB, coordonnées, documents et dossiers des anciens responsables, et pourra
            reprendre les dossiers en cours.
          </p>
        </ActeButton>
      )}
      {motivees
        .filter(({ reponse }) => reponses.includes(reponse))
        .map(({ reponse, title, done, ...said }) => (
          <ActeButton
            key={reponse}
            {...said}
            what={what}
            title={title(nom)}
            motif="obligatoire"
            act={decide(reponse)}
            done={done(demande)}
            onDone={onChanged}
          >
            <p>{nom} et les personnes qui gèrent l’association recevront le motif.</p>
          </ActeButton>
        ))}
    </div>
  );
}

const remplacesRow = (anciens: DemandeAcces['gestionnaires']) =>
  ({
    kind: 'choice',
    label: 'Le nouveau bureau remplace l’ancien : qui perd son accès ?',
    aide: 'Qui n’est pas coché garde le sien ; pendant un an, il ne pourra retirer celui que vous donnez qu’avec votre accord.',
    multiple: true,
    options: anciens.map((one) => ({
      value: one.id,
      label: `${one.nom}, ${sayFonction(one.fonction, one.civilite)}`,
    })),
  }) as const;
