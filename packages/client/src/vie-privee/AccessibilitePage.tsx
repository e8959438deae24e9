import { formatDay } from '@asso/domain/identifiants/dates-affichees';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { themesRgaa } from '@asso/domain/referentiel/data/rgaa/rgaa';
import { evaluationDate } from '@asso/domain/referentiel/data/rgaa/rgaa-etats';
import { preuvesRgaa } from '@asso/domain/referentiel/data/rgaa/rgaa-preuves';
import { criteresCount, niveauRgaa, sayEtatRgaa } from '@asso/domain/referentiel/rgaa.rules';
import { AideLink } from '../platform/AideLink.tsx';
import { brand } from '../platform/brand.ts';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { type Column, DataTable } from '../ui/table/DataTable.tsx';

/** The accessibility statement required by law; its level is computed from the grid of criteria, also shown here. */
export function AccessibilitePage() {
  const { niveau, taux, conformes, nonApplicables, nonConformes, nonEvalues } = niveauRgaa();
  return (
    <div className="page">
      <PageHeading titre={`Accessibilité : ${niveau}`} chapo={`${brand.nom} et le RGAA 4.1.`} />
      <section className="pile pile--serree colonne-texte" aria-labelledby="etat">
        <h2 id="etat" className="fr-h4">
          Déclaration d’accessibilité
        </h2>
        <p>
          {brand.organisme ?? 'L’organisme qui exploite ce portail'} s’engage à rendre ce portail accessible,
          selon l’article 47 de la loi n° 2005-102 du 11 février 2005. Le portail est{' '}
          <strong>{niveau}</strong> au référentiel général d’amélioration de l’accessibilité (RGAA), version
          4.1.
        </p>
        <p>
          Le {formatDay(evaluationDate)}, {taux} % des critères applicables sont constatés conformes :{' '}
          {count(conformes, 'conforme', 'conformes')}, {count(nonConformes, 'non conforme', 'non conformes')},{' '}
          {count(nonApplicables, 'non applicable', 'non applicables')} et{' '}
          {count(nonEvalues, 'pas encore évalué', 'pas encore évalués')}, sur {criteresCount}. Un critère que
          personne n’a évalué compte comme non conforme. Aucun audit complet n’a encore eu lieu : ce qui est
          dit conforme l’est par les contrôles automatiques et les parcours qui sont refaits à chaque version.
        </p>
      </section>
      <section className="pile pile--serree colonne-texte" aria-labelledby="contact">
        <h2 id="contact" className="fr-h4">
          Quelque chose vous arrête ?
        </h2>
        <p>
          <AideLink sujet="technique">Dites-le à l’aide</AideLink>, ou écrivez à{' '}
          <a href={`mailto:${brand.assistance}`}>{brand.assistance}</a> : vous serez orienté vers une solution
          accessible, ou vous recevrez le contenu sous une autre forme.
        </p>
      </section>
      <section className="pile pile--serree colonne-texte" aria-labelledby="recours">
        <h2 id="recours" className="fr-h4">
          Voies de recours
        </h2>
        <p>
          Vous avez signalé un défaut qui vous empêche d’accéder à un contenu, et rien ne vient ? Vous pouvez
          :
        </p>
        <ul>
          <li>
            écrire au <a href="https://formulaire.defenseurdesdroits.fr/">Défenseur des droits</a> ;
          </li>
          <li>
            contacter son{' '}
            <a href="https://www.defenseurdesdroits.fr/saisir/delegues">délégué dans votre région</a> ;
          </li>
          <li>
            écrire par la poste, sans timbre : Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX
            07.
          </li>
        </ul>
      </section>
      <section className="pile pile--serree" aria-labelledby="grille">
        <h2 id="grille" className="fr-h4">
          La grille, critère par critère
        </h2>
        {themesRgaa.map(({ titre, criteres }, theme) => (
          <details className="plis" key={titre}>
            <summary>
              {theme + 1}. {titre}
            </summary>
            <DataTable
              caption={`Critères : ${titre}`}
              hidesCaption
              columns={columns}
              rows={criteres.map((critere, rank) => lineOf(`${theme + 1}.${rank + 1}`, critere))}
              rowId={({ numero }) => numero}
            />
          </details>
        ))}
      </section>
    </div>
  );
}

type Line = { numero: string; critere: string; etat: string; preuve: string };

const lineOf = (numero: string, critere: string): Line => ({
  numero,
  critere,
  etat: sayEtatRgaa(numero),
  preuve: preuvesRgaa[numero] ?? '–',
});

const columns: Column<Line>[] = [
  { key: 'numero', label: 'N°', isHeader: true, cell: ({ numero }) => numero },
  { key: 'critere', label: 'Critère', cell: ({ critere }) => critere },
  { key: 'etat', label: 'État', cell: ({ etat }) => etat },
  { key: 'preuve', label: 'Constat', cell: ({ preuve }) => preuve },
];
