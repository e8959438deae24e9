-- What is granted for the years after that of the campaign is read from the dossiers of several years alone, which are few.
create index dossier_pluriannuel on dossier (id) where exercice_fin > exercice;
