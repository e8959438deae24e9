-- Until when a document is worth something, which one it replaced, and the files it was sent with.
alter table document add column expire_le date;
-- The version it took the place of.
alter table document add column remplace uuid references document (id);

update document set expire_le = case
  when type in ('RIB', 'SIR') then ((date_chargement at time zone 'Europe/Paris')::date + interval '3 months')::date
  when annee_validite is null then null
  when type in ('BPA', 'AFF', 'ASS', 'CHA') then make_date(annee_validite, 12, 31)
  when type in ('RAR', 'RFA', 'CPT', 'RCA', 'PAG') then make_date(annee_validite + 2, 12, 31)
end;

create unique index document_remplace on document (remplace) where remplace is not null and not deleted;
create index document_expire on document (expire_le, id)
  where expire_le is not null and not deleted and etat = 'courant' and proprietaire = 'association';

-- What was sent with a dossier, each time it was sent: a piece changed since was sent all the same.
create table piece_transmise (
  id_dossier uuid not null references dossier (id),
  id_document uuid not null references document (id),
  transmise_le timestamptz not null,
  primary key (id_dossier, id_document)
);
create index piece_transmise_document on piece_transmise (id_document);
insert into piece_transmise (id_dossier, id_document, transmise_le)
select p.id_dossier, p.id_document, max(i.transmis_le)
from piece_dossier p join instruction i on i.id_dossier = p.id_dossier
where i.transmis_le is not null
group by p.id_dossier, p.id_document;

-- Who was told that a document expires: once a document and a day.
create table rappel_document (
  id_document uuid not null references document (id),
  expire_le date not null,
  envoye_le timestamptz not null,
  primary key (id_document, expire_le)
);
