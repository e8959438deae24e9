import { haaEndpoints } from '@asso/contract/agrement/haa/haa.endpoints';
import { haaProblemTable } from '@asso/domain/agrement/haa/haa.problems';
import { withElision } from '@asso/domain/identifiants/elision';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useRead } from '../../platform/use-read.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Loading } from '../../ui/page/Loading.tsx';
import { AdresseSiteForm } from './AdresseSiteForm.tsx';
import { ImportSites } from './ImportSites.tsx';
import { SiteForm } from './SiteForm.tsx';
import { type SiteActe, SitesListe } from './SitesListe.tsx';

type SitesRubriqueProps = {
  idAsso: string;
  /** False where the sites are only read. */
  canEdit: boolean;
  /** Called when a site was added, changed or removed, since this may change what blocks the dossier. */
  onChanged: () => Promise<unknown>;
  /** Tells whether a form is open in place of the list. */
  onOuvert: (isOuvert: boolean) => void;
};

/** Lists the sites of food aid of an association, and adds, changes or imports them. */
export function SitesRubrique({ idAsso, canEdit, onChanged, onOuvert }: SitesRubriqueProps) {
  const read = useRead(haaEndpoints.listSitesHaa, { query: { id_asso: idAsso } });
  const [acte, setActe] = useState<SiteActe | null>(null);
  const isOuvert = acte !== null;
  useEffect(() => onOuvert(isOuvert), [isOuvert, onOuvert]);
  if (read.state === 'attente') return <Loading />;
  if (read.state === 'refuse') {
    return (
      <Notice tone="erreur" title={haaProblemTable['haa.site-illisible'].message}>
        <ActionButton kind="secondaire" isSmall onPress={read.reload}>
          Réessayer
        </ActionButton>
      </Notice>
    );
  }
  const { items, rights } = read.value;
  const mayWrite = canEdit && rights.edit === true;
  const close = () => setActe(null);
  const changed = async () => {
    await read.reload();
    await onChanged();
  };
  const saved = async () => {
    await changed();
    close();
  };
  const one = acte && 'id' in acte ? items.find(({ id }) => id === acte.id) : undefined;
  const form = { idAsso, rights, onSaved: saved, onCancel: close };
  if (acte?.kind === 'ajouter') {
    return (
      <CadreActe titre="Ajouter un site">
        <SiteForm {...form} one={undefined} />
      </CadreActe>
    );
  }
  if (acte?.kind === 'importer') {
    return (
      <CadreActe titre="Importer des sites">
        <ImportSites idAsso={idAsso} onImported={changed} onClose={close} />
      </CadreActe>
    );
  }
  if (acte?.kind === 'modifier' && one) {
    return (
      <CadreActe titre={`Modifier ${one.nom}`}>
        <SiteForm key={one.id} {...form} one={one} />
      </CadreActe>
    );
  }
  if (acte?.kind === 'adresse' && one) {
    return (
      <CadreActe titre={`Adresse ${withElision(one.nom ?? '')}`}>
        <AdresseSiteForm key={one.id} {...form} one={one} />
      </CadreActe>
    );
  }
  return <SitesListe {...{ idAsso, canEdit: mayWrite, sites: items }} onActe={setActe} onChanged={changed} />;
}

/** The frame of a form opened in place of a list; its title takes the focus. */
function CadreActe({ titre, children }: { titre: string; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="cadre pile">
      <h3 ref={title} tabIndex={-1}>
        {titre}
      </h3>
      {children}
    </div>
  );
}
