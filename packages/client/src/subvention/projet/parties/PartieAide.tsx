import { subventionEndpoints } from '@asso/contract/subvention/subvention.endpoints';
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { formatTelephone } from '@asso/domain/identifiants/telephone-affiche';
import { partieHints } from '@asso/domain/subvention/parties/projet-aides.rows';
import type { NomPartie } from '@asso/domain/subvention/parties/projet-parties.rows';
import { useRead } from '../../../platform/use-read.ts';
import { MontrerLaPage } from '../../regard/MontrerLaPage.tsx';

type PartieAideProps = { partie: NomPartie; dossier: DossierSubventionView };

/** Help beside the form: what is useful to know, then whom to call. */
export function PartieAide({ partie, dossier }: PartieAideProps) {
  const facts = partieHints[partie];
  return (
    <aside className="parties__aide" aria-label="Pour vous aider">
      {facts.length > 0 && (
        <details className="plis">
          <summary className="parties__aide-titre">Bon à savoir</summary>
          <ul className="liste-nue parties__faits">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </details>
      )}
      <QuiDemander dossier={dossier} />
      {dossier.rights.share && <MontrerLaPage id_fo={dossier.id_fo} />}
    </aside>
  );
}

/** Names the services to call; one without a published number or address is left out. */
function QuiDemander({ dossier }: { dossier: DossierSubventionView }) {
  const code = dossier.description.code_subvention;
  const read = useRead(
    subventionEndpoints.readSubvention,
    code === null ? null : { params: { code }, query: { exercice: dossier.campagne_exercice } },
  );
  const services = read.state === 'lu' ? read.value.services : [];
  const known = services.filter(
    ({ telephone, courriel, isReferent }) => isReferent && (telephone !== null || courriel !== null),
  );
  if (known.length === 0) return null;
  return (
    <section className="pile pile--serree" aria-labelledby="qui-demander">
      <h3 id="qui-demander" className="parties__aide-titre">
        Une question&nbsp;?
      </h3>
      {known.map(({ id, nom, telephone, courriel }) => (
        <p key={id} className="parties__contact">
          {nom}
          {telephone && <a href={`tel:${telephone}`}>{formatTelephone(telephone)}</a>}
          {courriel && <a href={`mailto:${courriel}`}>{courriel}</a>}
        </p>
      ))}
    </section>
  );
}
