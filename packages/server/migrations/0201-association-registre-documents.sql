-- The number a register gives to a document it keeps: read twice, it is one document here.
alter table document add column ref_registre text;
create unique index document_ref_registre on document (proprietaire, id_proprietaire, origine, ref_registre)
  where ref_registre is not null;

-- When the registers were last asked what they keep of an association, and whether they answered.
create table registre_documents (
  id_association uuid primary key references association (id),
  demande_le timestamptz not null,
  lu_le timestamptz,
  etat text not null check (etat in ('en_cours', 'lu', 'inaccessible'))
);
