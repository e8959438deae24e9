import { type ConservationToSay, sayConservations } from '@asso/domain/referentiel/conservation.rules';
import { AppLink } from '../platform/AppLink.tsx';
import { brand } from '../platform/brand.ts';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { useUser } from '../platform/session/session.ts';
import { type Column, DataTable } from '../ui/table/DataTable.tsx';

/**
 * Says what the portal keeps of people and for how long: the table is made from the durations that the scheduled jobs
 * obey.
 */
export function DonneesPersonnellesPage() {
  const user = useUser();
  return (
    <div className="page">
      <PageHeading
        titre="Données personnelles"
        chapo="Ce que le portail garde, pourquoi, combien de temps, et comment le lire, le corriger ou le supprimer."
      />
      <section className="pile pile--serree colonne-texte" aria-labelledby="responsable">
        <h2 id="responsable" className="fr-h4">
          Qui en répond
        </h2>
        <p>
          {brand.organisme ?? 'L’organisme qui exploite ce portail'} en est responsable. Les services que vous
          saisissez lisent vos dossiers. Personne d’autre ne les reçoit, rien n’est vendu, et aucune décision
          n’est prise par un programme seul.
        </p>
      </section>
      <section className="pile pile--serree" aria-labelledby="durees">
        <h2 id="durees" className="fr-h4">
          Ce que nous gardons, et combien de temps
        </h2>
        <DataTable
          caption="Ce que nous gardons, et combien de temps"
          hidesCaption
          columns={columns}
          rows={sayConservations()}
          rowId={({ cle }) => cle}
        />
        <p className="colonne-texte">
          « Durée proposée » : aucun texte ne la fixe. L’organisme qui exploite ce portail peut en retenir une
          autre.
        </p>
      </section>
      <section className="pile pile--serree colonne-texte" aria-labelledby="droits">
        <h2 id="droits" className="fr-h4">
          Vos droits
        </h2>
        <ul>
          <li>
            Lire et emporter : {user ? <AppLink href="/user/profil">Mon profil</AppLink> : 'Mon profil'}, «
            Mes données ».
          </li>
          <li>Corriger : Mon profil, « Modifier ».</li>
          <li>
            Supprimer : Mon profil, « Supprimer mon compte ». L’effacement est immédiat. Les dossiers restent
            aux associations, qui doivent justifier l’argent reçu.
          </li>
          <li>
            S’opposer, limiter, ou toute autre question :{' '}
            <a href={`mailto:${brand.assistance}`}>{brand.assistance}</a>. Réponse en un mois au plus.
          </li>
        </ul>
        <p>
          La réponse ne vous convient pas ? Vous pouvez saisir la Commission nationale de l’informatique et
          des libertés : <a href="https://www.cnil.fr/fr/plaintes">cnil.fr/fr/plaintes</a>.
        </p>
      </section>
    </div>
  );
}

const columns: Column<ConservationToSay>[] = [
  { key: 'categorie', label: 'Données', isHeader: true, cell: ({ categorie }) => categorie },
  { key: 'contenu', label: 'Ce qu’elles disent', cell: ({ contenu }) => contenu },
  { key: 'base', label: 'Pourquoi', cell: ({ base }) => base },
  { key: 'duree', label: 'Gardées', cell: ({ duree }) => duree },
  { key: 'devient', label: 'Ensuite', cell: ({ devient }) => devient },
];
