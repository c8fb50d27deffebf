// DIR OUT.png ID… : each plate with nine names, and at 64 px
import { createRequire } from 'node:module';
const [dir, out, ...ids] = process.argv.slice(2);
const sharp = createRequire('/work/main/bench/package.json')('sharp');
const { draw } = await import(`${dir}/src/drawing/drawing.ts`) as any;
const { failedGates } = await import(`${dir}/src/gates/gates.ts`) as any;
const { renderPng, createEngine } = await import(`${dir}/src/index.ts`) as any;
await createEngine();
const T:[string,string,any][]=[
 ['Tito','outfit-600','typed'],['Danza Giros y Puntas','fredoka-600','typed'],['Villalobos','lobster','typed'],
 ['Globos Naranjo','oswald-600','upper'],['Aurora','playfair-display-700','upper'],['Comercial Marisol Tapia','montserrat-700','typed'],
 ['El Buen Gusto','pacifico','typed'],['Kiosko Rayo','league-spartan-700','upper'],['Mía','baloo-2-700','typed']];
const { STYLE_FACES } = await import(`${dir}/src/fonts/faces.ts`) as any;
const face=(id:string)=>STYLE_FACES.find((f:any)=>f.id===id)?.id ?? STYLE_FACES.find((f:any)=>f.id.startsWith(id.split('-')[0]))?.id ?? STYLE_FACES[0].id;
const COL=['#0E7490','#DB2777','#B45309','#1F4E8C','#14532D','#F5B700','#7C2D12','#111827','#E4572E'];
const W=300,H=230; const comps:any[]=[];
for(const [r,id] of ids.entries()) for(const [c,[name,f,letterCase]] of T.entries()){
 const direction={face:face(f),letterCase,tracking:letterCase==='upper'?0.03:0,layout:'wordmark',idea:id,descriptor:'below',nameRole:'ink',symbol:null,container:'none',treatment:'plain',accent:c%2?'complement':'none',color:COL[c],proportions:'apart',...(COL[c]==='#F5B700'?{ground:'paper'}:{})};
 const d=draw(name,direction); const x=(c%5)*W,y=(r*2+Math.floor(c/5))*H;
 const note=d===null?'null':failedGates(d).join(' ');
 comps.push({input:Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}"><text x="6" y="14" font-family="DejaVu Sans" font-size="11" fill="#c00">${id} ${note}</text></svg>`),left:x,top:y});
 if(d===null) continue;
 const png=await sharp(await renderPng(d.svg(),{width:800})).resize(W-20,H-30,{fit:'inside'}).toBuffer({resolveWithObject:true});
 comps.push({input:png.data,left:Math.round(x+(W-png.info.width)/2),top:Math.round(y+20+(H-30-png.info.height)/2)});
}
await sharp({create:{width:W*5,height:H*2*ids.length,channels:3,background:'#fff'}}).composite(comps).png().toFile(out);
