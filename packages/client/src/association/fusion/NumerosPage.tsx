import { rattachementEndpoints } from '@asso/contract/association/rattachement.endpoints';
import { useEffect } from 'react';
import { go } from '../../platform/page/navigation.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useQueryParams, useRouteParams } from '../../platform/page/query-params.ts';
import { ReadPage } from '../../platform/page/ReadPage.tsx';
import { useRead } from '../../platform/use-read.ts';
import { rubriqueHref } from '../fiche/fiche-href.ts';
import { ApercuFusion } from './ApercuFusion.tsx';
import { AutreFicheForm } from './AutreFicheForm.tsx';
import { CorrigerNumeros } from './CorrigerNumeros.tsx';
import { FusionsFaites } from './FusionsFaites.tsx';
import { numerosHref } from './numeros-href.ts';
import '../association.css';

/**
 * Lets an administrator correct the numbers of an association, and merge the other file of the same association into this
 * one. `?avec` names the other file, whose merge is then shown before it is made.
 */
export function NumerosPage() {
  const { idCorrespondance } = useRouteParams();
  return idCorrespondance && <Numeros id={idCorrespondance} />;
}

function Numeros({ id }: { id: string }) {
  const avec = useQueryParams().get('avec');
  const read = useRead(rattachementEndpoints.readRattachement, { query: { id_asso: id } });
  const own = read.state === 'lu' ? read.value.association.id_correspondance : id;
  useEffect(() => {
    // The address may be that of a file merged into this one, which an undoing makes another file again.
    if (own !== id) go(numerosHref(own, avec ?? undefined), { replace: true });
  }, [own, id, avec]);
  return (
    <ReadPage read={read}>
      {(lu) => {
        const { association, autres_numeros } = lu;
        const page = { id: association.id_correspondance, onChanged: read.reload };
        return (
          <div className="page colonne-texte">
            <PageHeading
              titre="Numéros et fusion"
              objet={association.nom}
              fil={[{ label: 'Informations administratives', href: rubriqueHref(page.id) }]}
              chapo={`${association.nom} : corriger un numéro, ou réunir deux fiches de la même association.`}
            />
            {avec === null ? (
              <>
                <section className="pile" aria-labelledby="numeros">
                  <h2 id="numeros" className="fr-h4">
                    Ses numéros
                  </h2>
                  <ul>
                    {association.numeros.map((numero) => (
                      <li key={numero}>{numero}</li>
                    ))}
                    {association.numeros.length === 0 && <li>Aucun numéro pour l’instant.</li>}
                  </ul>
                  {autres_numeros.length > 0 && (
                    <p>Mènent aussi à cette fiche : {autres_numeros.join(', ')}.</p>
                  )}
                  <div className="actions">
                    <CorrigerNumeros {...page} lu={lu} />
                  </div>
                </section>
                <AutreFicheForm id={page.id} />
              </>
            ) : (
              <ApercuFusion {...page} avec={avec} />
            )}
            <FusionsFaites {...page} fusions={lu.fusions} />
          </div>
        );
      }}
    </ReadPage>
  );
}
