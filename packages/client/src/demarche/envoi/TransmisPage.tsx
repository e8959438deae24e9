import { useEffect, useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { Loading } from '../../ui/page/Loading.tsx';
import type { Demarche, DossierRempli } from '../demarche.ts';
import type { Found } from '../lecture.ts';
import { phrasesEnvoi } from './envoi-words.ts';

type TransmisPageProps<D extends DossierRempli, T extends object, E extends string, P> = {
  demarche: Demarche<D, T, E, P>;
  dossier: D;
  found: Found<D>;
};

/** The page that confirms the transmission; it has its own address, to be opened again or printed. */
export function TransmisPage<D extends DossierRempli, T extends object, E extends string, P>({
  demarche: { envoi, mots, liens },
  dossier,
  found,
}: TransmisPageProps<D, T, E, P>) {
  const isChecked = useRefreshed(found.refresh);
  const { Recu, isTransmis, objet } = envoi;
  const { ici, aFaire, reprendre } = phrasesEnvoi[objet];
  if (isTransmis(dossier)) return <Recu dossier={dossier} />;
  if (!isChecked) return <Loading />;
  return (
    <div className="page colonne-texte">
      <PageHeading titre={ici} objet={mots.objet(dossier)} fil={mots.fil(dossier)} chapo={aFaire} />
      <AppLink className="fr-btn" href={liens.adresse(dossier)}>
        {reprendre}
      </AppLink>
    </div>
  );
}

/** Reads the dossier again, since what is shown may be older than the transmission; returns true once that is done. */
function useRefreshed(refresh: () => Promise<unknown>): boolean {
  const [isRefreshed, setIsRefreshed] = useState(false);
  useEffect(() => {
    void refresh().then(() => setIsRefreshed(true));
  }, [refresh]);
  return isRefreshed;
}
