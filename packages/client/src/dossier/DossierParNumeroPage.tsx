import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { useEffect } from 'react';
import { nothingThere } from '../platform/call/call-problems.ts';
import { go } from '../platform/page/navigation.ts';
import { ProblemPage } from '../platform/page/ProblemPage.tsx';
import { useRouteParams } from '../platform/page/query-params.ts';
import { ReadPage } from '../platform/page/ReadPage.tsx';
import { useRead } from '../platform/use-read.ts';
import { dossierHref } from './dossier-href.ts';

const fields = ['id_fo', 'genre', 'demandeur', 'rights'] as const;

/**
 * Opens a dossier by the number written on papers and in e-mails. A person who may not read it gets the same answer as
 * for a number that does not exist.
 */
export function DossierParNumeroPage() {
  const { numero = '' } = useRouteParams();
  const query = { searchQuery: numero, limit: 1, fields: [...fields] };
  const read = useRead(dossierEndpoints.listDossiers, { query });
  return (
    <ReadPage read={read}>
      {({ items }) => {
        const found = items.find(({ id_fo, rights }) => id_fo === numero && rights.consult);
        return found ? (
          <Ouvrir
            href={dossierHref({
              genre: found.genre,
              id_siret: found.demandeur.id_siret,
              id_fo: found.id_fo,
            })}
          />
        ) : (
          <ProblemPage problem={nothingThere} />
        );
      }}
    </ReadPage>
  );
}

function Ouvrir({ href }: { href: string }) {
  useEffect(() => {
    go(href, { replace: true });
  }, [href]);
  return null;
}
