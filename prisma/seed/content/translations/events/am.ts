import type { EventText } from "../types";

export const EVENTS_AM: Record<string, EventText> = {
  "Henna night and shaah": {
    title: "የሂና ምሽትና ሻይ",
    description: "ሁለት የሂና ባለሙያዎች፣ የሄል ሻይና ሀልዋ። የሚለብሱትን ቀሚስ ይዘው ይምጡ፤ ጭን ላይ ለሚቀመጡ ሕፃናት ነፃ ነው።",
  },
  "Three rounds: a buna ceremony": {
    title: "ሦስት ዙር፦ የቡና ሥነ ሥርዓት",
    description: "አቦል፣ ቶናና በረካ፦ የሲዳማ ጥሬ ቡና በከሰል ተቆልቶ፣ በእጅ ተወቅጦ፣ ሦስት ጊዜ ይቀዳል፤ ከፈንዲሻና ከጨዋታ ጋር።",
  },
  "Xawaash workshop": {
    title: "የሀዋሽ ቅመም ሥልጠና",
    description: "ከሙን፣ ድንብላል፣ ቁንዶ በርበሬ፣ ቀረፋና ሄል፦ የራስዎን ማሰሮ ቆልተው ይፈጫሉ። ሆን ተብሎ ጥቂት ሰው ነው።",
  },
  "Taste of the Horn": {
    title: "የአፍሪካ ቀንድ ጣዕም",
    description:
      "አሥራ አራት ኩሽናዎች በአንድ ጣሪያ ሥር፦ እንጀራና ሽሮ፣ ባሪስ ኢስኩካሪስ፣ ሳምቡሳ፣ ሀልዋና የግመል ወተት አይስክሬም። አንድ ትኬት አሥር ቅምሻ ነው።",
  },
  "First iftar together": {
    title: "የመጀመሪያውን ኢፍጣር በአንድነት",
    description: "ፀሐይ ስትጠልቅ ተምር፣ ሳምቡሳና ሾርባ፣ ከዚያም ሰላት። ከቻሉ ምግብ ይዘው ይምጡ፣ ካልቻሉም ርሃብዎን ይዘው ይምጡ።",
  },
  "Eid at the Armory": {
    title: "ዒድ በአርሞሪ",
    description: "ከጠዋቱ 9:00 ሰላት፣ ከዚያ ቁርስ፣ የልጆች መጫወቻና እስከ ከሰዓት የሚቆይ የዲራዕ፣ የሂናና የሀልዋ ገበያ።",
  },
  "Uunsi, oud and henna": {
    title: "ኡንሲ፣ ዑድና ሂና",
    description: "ኡንሲ እንዴት እንደሚሠራና እንደሚጨስ፣ በክፍሎቹ መካከል የዑድ ሙዚቃ፣ እስከ መጨረሻው ለሚቆይ ሁሉም ሂና።",
  },
  "Somali Week book fair": {
    title: "የሶማሊ ሳምንት የመጻሕፍት ዐውደ ርዕይ",
    description:
      "ገጣሚዎች ያነባሉ፣ አሳታሚዎች ይሸጣሉ፣ ልጆችም የራሳቸውን መጽሐፍ ይሠራሉ፤ ሳምንቱን በሙሉ በሕንፃዎቹ መካከል። የመጀመሪያው ቀን በሙዚቃ ይጀምራል።",
  },
  "Coffee and qaraami": {
    title: "ቡናና ቀራሚ",
    description: "የድሮ ዘፈኖች፣ አዲስ ድምፆችና ከውጭ የመጀመሪያው በረዶ።",
  },
};
