import { AideLink } from '../platform/AideLink.tsx';
import { AppLink } from '../platform/AppLink.tsx';
import { brand } from '../platform/brand.ts';
import { PageHeading } from '../platform/page/PageHeading.tsx';

/** The terms of use; an operator can complete them with a note of the page, like the legal notices. */
export function ConditionsUtilisationPage() {
  const organisme = brand.organisme ?? 'L’organisme qui exploite ce portail';
  return (
    <div className="page colonne-texte">
      <PageHeading
        titre="Conditions générales d’utilisation"
        chapo={`Ce que ${brand.nom} fait pour vous, et ce qu’il vous demande. S’en servir, c’est les accepter.`}
      />
      <Rubrique titre="À quoi il sert">
        <p>
          Une association y tient sa fiche et ses documents, demande une subvention ou un agrément, et en rend
          compte. Un service public y reçoit ces demandes et les décide. Il est gratuit, pour tous.{' '}
          {organisme} l’exploite.
        </p>
      </Rubrique>
      <Rubrique titre="Votre compte">
        <ul>
          <li>Il est à vous seul : chacun a le sien, et personne ne vous demandera votre mot de passe.</li>
          <li>Vous n’agissez pour une association que si elle vous en a donné le droit.</li>
          <li>Quelqu’un s’en est servi à votre place ? Changez de mot de passe, puis écrivez-nous.</li>
          <li>Vous pouvez le supprimer quand vous voulez, dans votre profil.</li>
        </ul>
      </Rubrique>
      <Rubrique titre="Ce que vous y écrivez">
        <ul>
          <li>
            Ce qui est transmis vous engage, vous et votre association. Une fausse déclaration faite pour
            obtenir une aide est punie par la loi (articles 441-6 et 441-7 du code pénal).
          </li>
          <li>N’y mettez que ce qui est demandé, et des documents que vous avez le droit de montrer.</li>
          <li>
            Vos textes et vos documents restent à vous. Les services qui traitent votre demande les lisent.
          </li>
        </ul>
      </Rubrique>
      <Rubrique titre="Ce qui n’est pas permis">
        <p>
          Lire ou changer ce qui n’est pas à vous, déposer un fichier malveillant, gêner le service, ou s’y
          faire passer pour un autre. Un compte qui le fait peut être fermé ; on vous en dit la raison.
        </p>
      </Rubrique>
      <Rubrique titre="Ce que nous assurons">
        <ul>
          <li>Le portail est ouvert jour et nuit. Un arrêt prévu est annoncé.</li>
          <li>Une panne un jour de clôture ? Écrivez au service avant l’heure : il dira ce qu’il accepte.</li>
          <li>La décision sur une demande appartient au service, pas au portail.</li>
          <li>Si ces conditions changent, cette page le dit.</li>
        </ul>
      </Rubrique>
      <Rubrique titre="Et aussi">
        <p>
          <AppLink href="/donnees-personnelles">Données personnelles</AppLink>,{' '}
          <AppLink href="/mentions-legales">mentions légales</AppLink>. Une question ?{' '}
          <AideLink>Demander de l’aide</AideLink>.
        </p>
      </Rubrique>
    </div>
  );
}

const Rubrique = ({ titre, children }: { titre: string; children: React.ReactNode }) => (
  <section className="pile pile--serree">
    <h2 className="fr-h4">{titre}</h2>
    {children}
  </section>
);
