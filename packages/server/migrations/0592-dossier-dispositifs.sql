-- A filter knows the schemes that dossiers hold, whatever became of their subvention.
create index dossier_type_dispositif on dossier (id_type_dispositif);
create index dossier_sous_type_dispositif on dossier (id_sous_type_dispositif);
