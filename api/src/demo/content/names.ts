/** First names to make up people from. */
export const firstNames =
  "Abigail Adaeze Aisha Alejandra Alina Amir Andre Anika Antonio Aurora Beatriz Benjamin Bianca Caleb Camila Carmen Cedric Chiara Clara Dalia Damian Darius Deborah Delphine Dmitri Eleni Elias Emeka Esther Fatima Felix Fiona Gabriel Giselle Grace Hana Hassan Helen Hugo Imani Irene Isaac Ivy Jamal Joanna Joaquin Joseph Julia Kai Katarina Keisha Kenji Lamar Laila Lena Leonardo Lucia Lydia Malik Marisol Mateo Miriam Naomi Nathan Nia Noor Oliver Omar Paloma Patrick Petra Quentin Rachel Rafael Renata Rosa Samuel Sana Simone Sofia Stefan Tamara Tariq Teresa Tobias Uma Valentina Victor Wanda Wesley Yara Yusuf Zachary Zora".split(
    " ",
  );

/** Last names to make up people from. */
export const lastNames =
  "Abara Acosta Ahmadi Albrecht Almeida Andersen Arroyo Baptiste Barlow Becerra Bellamy Bergstrom Bianchi Boateng Brennan Calloway Campos Castellan Chaudhry Chen Cisneros Coleman Contreras Cortland Dahl Delacroix Demir Desai Diallo Dominguez Dubois Eastman Eriksen Escobar Farouk Fenwick Figueroa Fitzroy Fontaine Gallagher Garrido Goldberg Grantham Gupta Haddad Halloran Hargrove Hashemi Hendricks Holloway Huang Ibarra Iyer Jansen Jaramillo Kaplan Karimi Kask Kimura Kovacs Lacroix Laurent Lehmann Lindgren Maddox Mahoney Marchand Mbeki Mendoza Mercado Molina Moreau Nakamura Navarro Ndiaye Novak Obi Odell Okafor Olsen Ortega Osei Pacheco Pardo Pereira Petrov Quintero Rahimi Ramsey Reyes Rinaldi Rosario Rowe Saito Salinas Santoro Sato Shapiro Silva Sorensen Stanton Suarez Tanaka Thorne Toledo Trujillo Usman Valdez Vargas Vega Wakefield Walsh Whitlock Winslow Yamamoto Yilmaz Zamora Zielinski".split(
    " ",
  );
